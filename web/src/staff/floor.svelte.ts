/** The floor as the house tells it to its staff, one table of it watched live, and what staff ask for. */
import { Clock } from "../table/clock.svelte";
import { HouseError } from "../house";
import { notices } from "../notices.svelte";
import { newKey } from "../random";
import type { Session } from "../session.svelte";
import type { Message, TableDescription, TableShown } from "../wire";
import { refusal } from "../words";
import type { FloorShown, TableOnFloor } from "./wire";

const TRIES = 3;
const RETRY_MS = 700;

export class Floor {
  shown = $state.raw<FloorShown | null>(null);
  private readonly clocks = new Map<string, Clock>();

  constructor(readonly session: Session) {}

  /** Listen until the returned function is called. */
  open(): () => void {
    const hear = (message: Message) => {
      if (message.type === "floor") this.take(message);
    };
    this.session.listeners.add(hear);
    this.session.house.call("GET", "/api/staff/floor").then(
      (told) => this.shown ?? this.take(told as FloorShown),
      (error: unknown) => this.session.problem(error),
    );
    return () => {
      this.session.listeners.delete(hear);
      for (const clock of this.clocks.values()) clock.stop();
    };
  }

  table = (id: string): TableOnFloor | null => this.shown?.tables.find((one) => one.table === id) ?? null;

  clock(table: string): Clock {
    const known = this.clocks.get(table);
    if (known) return known;
    const made = new Clock();
    this.clocks.set(table, made);
    return made;
  }

  private take(shown: FloorShown): void {
    for (const table of shown.tables) this.clock(table.table).set(table.clock);
    this.shown = shown;
  }

  /**
   * Ask for something once, with a key of its own: when the answer is lost, the same wish is said again with the same
   * key, and carried out once. Null where it was refused; why is told in `why`, or as a toast.
   */
  async ask<T>(path: string, body: Record<string, unknown>, why?: (text: string) => void): Promise<T | null> {
    const said = { key: newKey(), ...body };
    for (let tries = 1; ; tries++) {
      try {
        return (await this.session.house.call("POST", `/api/staff/${path}`, said)) as T;
      } catch (error) {
        if (!(error instanceof HouseError) && tries < TRIES) {
          await new Promise((done) => setTimeout(done, RETRY_MS));
          continue;
        }
        const text = error instanceof HouseError ? refusal(error.code, error.args, this.session.wallet, "") : refusal("unreachable", {}, this.session.wallet, "");
        if (why) why(text);
        else notices.toast(text);
        return null;
      }
    }
  }
}

/** A table as staff see it: every event at once, with nothing played to the eye. */
export class WatchedTable {
  view = $state.raw<TableShown | null>(null);
  readonly clock = new Clock();

  constructor(
    readonly desc: TableDescription,
    private readonly session: Session,
  ) {}

  open(): () => void {
    const hear = (message: Message) => {
      if ((message.type !== "snapshot" && message.type !== "event") || message.table !== this.desc.id || !message.view) return;
      this.clock.set(message.view.clock);
      this.view = message.view;
    };
    this.session.listeners.add(hear);
    const part = this.session.watch(this.desc.id);
    return () => {
      part();
      this.session.listeners.delete(hear);
      this.clock.stop();
    };
  }

  /** Every card whose face the table has seen. */
  out = $derived.by(() => {
    const round = this.view?.round;
    if (!round || round.phase === "ended" || round.phase === "voided") return new Set<string>();
    const piles = [round.piles, ...round.seats.map((seat) => seat.piles)].flatMap((one) => Object.values(one));
    return new Set(piles.flat().filter((card) => card !== "??"));
  });

  running = $derived.by(() => {
    const phase = this.view?.round?.phase;
    return phase !== undefined && phase !== "ended" && phase !== "voided";
  });
}
