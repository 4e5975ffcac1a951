/** One table as this player sees it: the view in sight, the player's seat in it, what the player may do now. */
import { Betting } from "./betting.svelte";
import { Clock } from "./clock.svelte";
import { type Connection, RefusedError } from "../connection";
import { notices } from "../notices.svelte";
import { Playback } from "./playback.svelte";
import { randomHex } from "../random";
import { Film } from "../room/film.svelte";
import { room } from "../room/words";
import { t } from "../i18n.svelte";
import { settings } from "../settings.svelte";
import { refusal } from "../words";
import type { Bets, Keyed, Message, OptionShown, SeatShown, TableDescription, TableEvent, TableShown, Wallet } from "../wire";

/** Nothing is taken for a choice in the first moment after the choices appear: it was meant for something else. */
const DEAF_MS = 400;

/** What the dealer announces stays this long, in milliseconds. */
const ANNOUNCED_MS = 6000;

/** A bet or choice that came too late: its receipt, the round it missed, and the chips that came back. */
export interface Late {
  receipt: string;
  round: string;
  bets: Bets;
}

const winOf = (seat: SeatShown): number =>
  Math.max(0, seat.slip.reduce((all, line) => all + line.returned - line.staked, 0));

export class Table {
  /** What is in sight. It trails what the server said by as much as there is left to play. */
  view = $state.raw<TableShown | null>(null);
  last = $state.raw<TableEvent | null>(null);
  available = $state(0);
  sending = $state(false);
  /** What the last round here won beyond its stakes. */
  lastWin = $state(0);
  /** What the house has decided, in sight or not. */
  latest = $state.raw<TableShown | null>(null);
  /** What the dealer announces from the console, as a code. */
  announced = $state<{ code: string } | null>(null);
  late = $state.raw<Late | null>(null);
  /** Effects and voice here; every table begins with what the player set (A33). */
  sound = $state(settings.sound);
  /** The table's picture, where it has one. */
  readonly film: Film | null;
  readonly playback = new Playback();
  readonly clock = new Clock();
  readonly betting: Betting;
  private announcing: ReturnType<typeof setTimeout> | undefined;
  private offered = 0;
  /** The round that was in sight when something came too late: it is said until the next. */
  private lateSince: string | undefined;
  private number = 0;
  private sitting: Promise<boolean> | null = null;

  constructor(
    readonly desc: TableDescription,
    private readonly connection: Connection,
    available: number,
  ) {
    this.available = available;
    this.betting = new Betting(this);
    this.playback.spoken = this.live;
    this.playback.quick = () => settings.quickPlay && !this.live && desc.quick_play !== false;
    this.film = desc.stream ? new Film(desc.stream) : null;
    this.playback.picture = () => this.film?.time() ?? null;
  }

  live = $derived.by(() => this.desc.kind === "live");
  round = $derived(this.view?.round ?? null);
  seat: SeatShown | null = $derived(this.round?.seats.find((seat) => seat.you) ?? null);
  phase = $derived(this.round?.phase ?? null);
  over = $derived(this.phase === null || this.phase === "ended" || this.phase === "voided");
  /** A39: why nothing goes on, and who stopped it. It counts from the moment it is said. */
  paused = $derived(this.latest?.paused ?? null);
  open = $derived(
    this.phase === "betting" && this.latest?.round?.phase === "betting" && !this.paused && (!this.live || this.clock.open("betting")),
  );
  /** Whether the round brought more than it cost: anything less is nothing to be glad about. */
  won = $derived(this.phase === "ended" && this.seat !== null && winOf(this.seat) > 0);
  seated = $derived(this.view?.you != null);
  /** Whether the house has given the player a seat, in sight or not. */
  sits = $derived(this.latest?.you != null);
  options: OptionShown[] = $derived(this.phase === "deciding" && !this.playback.playing ? (this.seat?.options ?? []) : []);
  /** Whether everything the server said has been seen. */
  settled = $derived(!this.playback.playing);

  heard(message: Message & { table: string }): void {
    const now = performance.now();
    if (message.type === "snapshot") {
      this.number = message.number;
      this.latest = message.view;
      this.playback.clear();
      this.show(message.view, null, now);
    } else if (message.type === "event" && message.view) {
      const { view, event } = message;
      if (this.paused && !view.paused && view.round?.phase !== "voided") notices.toast(room("resumed"), "note");
      this.latest = view;
      if (view.paused) this.clock.set(view.clock, now);
      else if (!this.runs(view)) this.clock.end();
      const acts = view.clock && view.clock.window !== "pause" ? view.clock.remaining_ms : Infinity;
      const timed = message.at_ms ? { at: message.at_ms, left: acts } : null;
      this.playback.push(event?.kind ?? "", () => this.show(view, event, now), timed);
    }
    if (message.type === "event") this.number = message.number;
  }

  /** Whether the window in sight is still the house's: what the picture shows later may be over already. */
  private runs(view: TableShown): boolean {
    const same = view.round?.id === this.round?.id && view.round?.stage === this.round?.stage;
    return same && (view.clock?.window ?? null) === this.clock.window;
  }

  /** Money changes in the order it was told: not before the cards that explain it. */
  paid(wallet: Wallet): void {
    this.playback.push("", () => (this.available = wallet.available));
  }

  private show(view: TableShown, event: TableEvent | null, heard: number): void {
    const before = this.options.length;
    this.view = view;
    // While the table is paused its clock stands still, whatever is still on the way to be seen.
    if (!this.paused || view === this.latest) this.clock.set(view.clock, heard);
    this.last = event;
    if (this.late && this.lateSince !== view.round?.id) this.late = null;
    if (event?.kind === "announced") this.announce(String(event["code"] ?? ""));
    this.betting.seen();
    if (event?.kind === "bets_returned" && event["seat"] === view.you) notices.toast(t("bets-returned"));
    if (this.phase === "ended" && this.seat?.slip.length) this.lastWin = winOf(this.seat);
    if (!before) this.offered = performance.now();
  }

  private announce(code: string): void {
    this.announced = { code };
    clearTimeout(this.announcing);
    this.announcing = setTimeout(() => (this.announced = null), ANNOUNCED_MS);
  }

  /** Say a command and word a refusal. Tells whether it was carried out. */
  async say(command: Keyed): Promise<boolean> {
    try {
      await this.connection.command(command);
      return true;
    } catch (error) {
      this.refused(error, "round" in command && command.round ? { round: command.round, bets: {} } : null);
      return false;
    }
  }

  bet(command: Extract<Keyed, { type: "bet" }>): ReturnType<Connection["command"]> {
    return this.connection.command(command);
  }

  /** Word a refusal; `missed`: the round it was meant for, and the chips that come back. */
  refused(error: unknown, missed: Omit<Late, "receipt"> | null = null): void {
    if (!(error instanceof RefusedError)) throw error;
    const { code, args } = error.refused;
    if (code !== "too_late" || args["receipt"] === undefined || !missed) return this.warn(code, args);
    this.late = { receipt: String(args["receipt"]), ...missed };
    this.lateSince = this.round?.id;
    // The house has closed; the light must not say otherwise until the event that tells so is here.
    if (missed.round === this.round?.id) this.clock.end();
  }

  warn(code: string, args: Record<string, string | number> = {}): void {
    notices.toast(refusal(code, args, this.desc, this.desc.game));
  }

  /** Take a seat; whoever asks again meanwhile gets the same answer, once the seat is the player's. */
  sit = (seat?: number): Promise<boolean> => (this.sitting ??= this.takeSeat(seat).finally(() => (this.sitting = null)));

  leave = (): Promise<boolean> => this.say({ type: "leave", table: this.desc.id });

  async choose(option: string): Promise<void> {
    const round = this.round;
    if (!round?.stage || this.sending || this.paused || performance.now() - this.offered < DEAF_MS) return;
    if (!this.options.some((shown) => shown.name === option)) return;
    await this.once({ type: "choose", table: this.desc.id, round: round.id, stage: round.stage, option });
  }

  async deal(): Promise<void> {
    const problem = this.betting.undealable();
    if (problem) return this.warn(problem.code, problem.args);
    await this.betting.flush();
    const round = this.round;
    if (!round || this.phase !== "betting") return;
    await this.once({ type: "deal", table: this.desc.id, round: round.id, client_seed: randomHex(16) });
  }

  newRound = (): Promise<boolean> => this.once({ type: "new_round", table: this.desc.id });

  /** REPEAT. After a round it opens the next one; some tables deal at once. */
  async repeat(): Promise<void> {
    if (this.over && !this.live) {
      const before = this.round?.id;
      if (!(await this.newRound())) return;
      await this.until(() => this.round?.id !== before && this.phase === "betting");
    }
    if (!this.betting.repeat()) return;
    if (this.desc.policy.repeat === "deal") await this.deal();
  }

  private async takeSeat(seat?: number): Promise<boolean> {
    const taken = await this.say({ type: "sit", table: this.desc.id, ...(seat === undefined ? {} : { seat }) });
    if (taken) await this.until(() => this.sits);
    return taken;
  }

  private async once(command: Keyed): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    try {
      return await this.say(command);
    } finally {
      this.sending = false;
    }
  }

  /** Wait until the events up to this number have come. */
  reached = (number: number): Promise<void> => this.until(() => this.number >= number);

  /** Wait for the view to catch up; gives up after a while, the next command will be refused then. */
  private async until(holds: () => boolean): Promise<void> {
    for (let tries = 0; tries < 60 && !holds(); tries++) await new Promise((done) => setTimeout(done, 50));
  }

  close(): void {
    this.clock.stop();
    clearTimeout(this.announcing);
    this.playback.clear();
  }
}
