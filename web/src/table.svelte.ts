/** One table as this player sees it: the view in sight, the player's seat in it, what the player may do now. */
import { Betting } from "./betting.svelte";
import { Clock } from "./clock.svelte";
import { type Connection, RefusedError, randomHex } from "./connection";
import { notices } from "./notices.svelte";
import { Playback } from "./playback.svelte";
import { Film } from "./room/film.svelte";
import { room } from "./room/words";
import { t } from "./i18n.svelte";
import { reducedMotion } from "./settings.svelte";
import { refusal } from "./words";
import type { Keyed, Message, OptionShown, SeatShown, TableDescription, TableEvent, TableShown, Wallet } from "./wire";

/** Nothing is taken for a choice in the first moment after the choices appear: it was meant for something else. */
const DEAF_MS = 400;

/** Where no deal is played to the eye, the word that bets are closed stays this long. */
const CLOSING_MS = 4000;

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
  /** The table's picture, where it has one. */
  readonly film: Film | null;
  readonly playback = new Playback();
  readonly clock = new Clock();
  readonly betting: Betting;
  /** Bets have just closed, and the dealer says so. */
  closing = $state(false);
  private closed: ReturnType<typeof setTimeout> | undefined;
  private offered = 0;
  private number = 0;

  constructor(
    readonly desc: TableDescription,
    private readonly connection: Connection,
    available: number,
  ) {
    this.available = available;
    this.betting = new Betting(this);
  }

  live = $derived.by(() => this.desc.kind === "live");
  round = $derived(this.view?.round ?? null);
  seat: SeatShown | null = $derived(this.round?.seats.find((seat) => seat.you) ?? null);
  phase = $derived(this.round?.phase ?? null);
  over = $derived(this.phase === null || this.phase === "ended" || this.phase === "voided");
  open = $derived(this.phase === "betting" && (!this.live || this.clock.open("betting")));
  /** Whether the round brought more than it cost: anything less is nothing to be glad about. */
  won = $derived(this.over && this.seat !== null && winOf(this.seat) > 0);
  seated = $derived(this.view?.you != null);
  options: OptionShown[] = $derived(this.phase === "deciding" && !this.playback.playing ? (this.seat?.options ?? []) : []);
  /** Whether everything the server said has been seen. */
  settled = $derived(!this.playback.playing);

  heard(message: Message & { table: string }): void {
    if (message.type === "snapshot") {
      this.number = message.number;
      this.playback.clear();
      this.clock.set(message.view.clock);
      this.show(message.view, null);
    } else if (message.type === "event" && message.view) {
      const { view, event } = message;
      this.clock.set(view.clock);
      this.playback.push(event?.kind ?? "", () => this.show(view, event));
    }
    if (message.type === "event") this.number = message.number;
  }

  /** Money changes in the order it was told: not before the cards that explain it. */
  paid(wallet: Wallet): void {
    this.playback.push("", () => (this.available = wallet.available));
  }

  private show(view: TableShown, event: TableEvent | null): void {
    const before = this.options.length;
    const betting = this.phase === "betting";
    this.view = view;
    if (betting && event && this.phase !== "betting") this.announceClosed();
    this.last = event;
    this.betting.seen();
    if (event?.kind === "bets_returned" && event["seat"] === view.you) notices.toast(t("bets-returned"));
    if (this.over && this.seat?.slip.length) this.lastWin = winOf(this.seat);
    if (!before) this.offered = performance.now();
  }

  private announceClosed(): void {
    this.closing = true;
    clearTimeout(this.closed);
    this.closed = setTimeout(() => (this.closing = false), reducedMotion() ? CLOSING_MS : 0);
  }

  /** Say a command and word a refusal. Tells whether it was carried out. */
  async say(command: Keyed): Promise<boolean> {
    try {
      await this.connection.command(command);
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    }
  }

  bet(command: Extract<Keyed, { type: "bet" }>): ReturnType<Connection["command"]> {
    return this.connection.command(command);
  }

  refused(error: unknown): void {
    if (!(error instanceof RefusedError)) throw error;
    this.warn(error.refused.code, error.refused.args);
  }

  warn(code: string, args: Record<string, string | number> = {}): void {
    notices.toast(refusal(code, args, this.desc, this.desc.game));
  }

  sit = (seat?: number): Promise<boolean> =>
    this.say({ type: "sit", table: this.desc.id, ...(seat === undefined ? {} : { seat }) });

  leave = (): Promise<boolean> => this.say({ type: "leave", table: this.desc.id });

  async choose(option: string): Promise<void> {
    const round = this.round;
    if (!round?.stage || this.sending || performance.now() - this.offered < DEAF_MS) return;
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
    clearTimeout(this.closed);
    this.playback.clear();
  }
}
