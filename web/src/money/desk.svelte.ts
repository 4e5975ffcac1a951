/** The player's money desk: cashier, figures, limits, ids; asked for anew when the server says that something is new. */
import type { House } from "../house";
import { newKey } from "../random";
import type { Message } from "../wire";
import type { BreakKind, CashierShown, PlayShown } from "./wire";

const PAGE = 20;

export class MoneyDesk {
  play = $state.raw<PlayShown | null>(null);
  cashier = $state.raw<CashierShown | null>(null);
  /** Whether there are movements earlier than those shown. */
  more = $state(false);
  /** What to add to this computer's clock to have the server's. */
  private ahead = 0;
  private watching = 0;
  private readonly house: House;
  private readonly problem: (error: unknown) => void;

  constructor(house: House, problem: (error: unknown) => void) {
    this.house = house;
    this.problem = problem;
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead;
  }

  heard(message: Message): void {
    if (message.type === "hello") {
      this.play = this.cashier = null;
      if (message.role === "player") void this.refresh();
    } else if (message.type === "money") void this.refresh();
    else if (message.type === "wallet" && this.watching) void this.refresh();
  }

  /** Keep the figures fresh while somebody looks at them; returns what ends it. */
  watch(what: "cashier" | "play"): () => void {
    this.watching += 1;
    if (what === "cashier") void this.look(() => this.refreshCashier());
    else void this.refresh();
    return () => (this.watching -= 1);
  }

  async refresh(): Promise<void> {
    await this.look(async () => {
      this.told((await this.house.call("GET", "/api/play")) as PlayShown);
      if (this.cashier) await this.refreshCashier();
    });
  }

  async earlier(): Promise<void> {
    await this.look(async () => {
      const shown = this.cashier;
      const last = shown?.movements.at(-1);
      if (!shown || !last) return;
      const next = (await this.house.call("GET", `/api/cashier?limit=${PAGE}&before=${last.movement}`)) as CashierShown;
      this.cashier = { ...next, movements: [...shown.movements, ...next.movements] };
      this.more = next.movements.length === PAGE;
    });
  }

  /** Pay in or have paid out; whether it was taken. */
  move(kind: "deposits" | "withdrawals", amount: number): Promise<boolean> {
    return this.look(async () => {
      this.cashier = (await this.house.call("POST", `/api/cashier/${kind}`, { key: newKey(), amount })) as CashierShown;
      this.more = this.cashier.movements.length === PAGE;
    });
  }

  setLimit = (kind: string, value: number | null): Promise<boolean> => this.ask("limits", { kind, value });
  confirmLimit = (kind: string): Promise<boolean> => this.ask("limits/confirm", { kind });
  takeBreak = (kind: BreakKind, days: number): Promise<boolean> => this.ask("break", { kind, days });

  answerCheck(): Promise<boolean> {
    return this.look(async () => this.told((await this.house.call("POST", "/api/play/check")) as PlayShown));
  }

  private ask(what: string, fields: Record<string, unknown>): Promise<boolean> {
    return this.look(async () => this.told((await this.house.call("POST", `/api/play/${what}`, { key: newKey(), ...fields })) as PlayShown));
  }

  private async refreshCashier(): Promise<void> {
    const shown = (await this.house.call("GET", `/api/cashier?limit=${PAGE}`)) as CashierShown;
    this.more = shown.movements.length === PAGE;
    this.cashier = shown;
  }

  private told(play: PlayShown): void {
    this.ahead = play.now_ms - Date.now();
    this.play = play;
  }

  /** Do something, and have it worded where it fails; whether it did not. */
  private async look(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.problem(error);
      return false;
    }
  }
}

