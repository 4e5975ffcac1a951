/**
 * The chips of one player on one table. A click shows at once; the whole of the bets goes to the server shortly
 * after the last click, and what the server then says replaces what was shown.
 */
import * as bets from "./bets";
import { notices } from "../notices.svelte";
import type { Table } from "./table.svelte";
import type { Bets, Placement } from "../wire";
import { betName, money } from "../words";
import { t } from "../i18n.svelte";

const SEND_MS = 150;
/** How long chips are seen on their way back. */
const RETURN_MS = 1800;

export class Betting {
  chip = $state(0);
  /** Chips that go back to the player this moment: they came too late, or may not stand. */
  returning = $state.raw<Bets>({});
  private local = $state.raw<Placement[] | null>(null);
  private readonly limits: bets.Limits;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | null = null;
  private edits = 0;

  constructor(private readonly table: Table) {
    this.limits = bets.limitsOf(table.desc);
    this.chip = table.desc.chips[Math.min(1, table.desc.chips.length - 1)] ?? 0;
  }

  placements: Placement[] = $derived.by(() => this.local ?? this.table.seat?.placements ?? []);
  /** What stands on each spot, as the player sees it. */
  bets: Bets = $derived.by(() => {
    if (this.local) return bets.totals(this.local);
    // A40: of a void round nothing is left there.
    return this.table.phase === "voided" ? {} : (this.table.seat?.bets ?? {});
  });
  total = $derived.by(() => bets.sum(this.bets));
  /** Money of this round: free, and what the server has put aside for these bets already. */
  private funds = $derived.by(() => {
    const seat = this.table.seat;
    return this.table.available + (seat && !this.table.over ? bets.sum(seat.bets) + seat.reserved : 0);
  });
  /** What the player has beside the stakes on the table; what is kept aside for the completing bet counts. */
  balance = $derived.by(() => {
    const seat = this.table.seat;
    if (!seat || this.table.over) return this.table.available;
    return this.local ? this.funds - this.total : this.table.available + seat.reserved;
  });
  /** A21: what is left is just what the completing bet will need. */
  exact = $derived.by(
    () => this.table.open && bets.sum(this.bets) > 0 && this.limits.reserve > 0 && bets.free(this.bets, this.limits, this.funds) === 0,
  );
  doubles = $derived.by(
    () => this.table.desc.policy.repeat === "double" && bets.repeated(this.placements, this.table.view?.last_bets ?? null),
  );

  covers = (chip: number): boolean => bets.covers(chip, this.placements, this.limits, this.funds);

  /** The most that any one bet may be. */
  get largest(): number {
    return bets.largest(this.limits);
  }

  sleeps(bet: string): boolean {
    const spot = this.limits.spots.find((one) => one.bet === bet);
    return !spot || bets.sleeps(spot, this.bets, this.limits);
  }

  undealable = (): bets.Problem | null => bets.undealable(this.placements, this.limits);

  add(bet: string, chip = this.chip): void {
    if (!this.allowed()) return;
    this.take(bets.add(this.placements, { [bet]: chip }, this.limits, this.funds), bet);
  }

  remove(bet: string): void {
    if (this.allowed() && this.bets[bet]) this.edit(bets.remove(this.placements, bet, this.chip, this.limits), bet);
  }

  undo(): void {
    if (this.allowed() && this.placements.length) this.edit(bets.undo(this.placements, this.limits));
  }

  clear(): void {
    if (this.allowed() && this.placements.length) this.edit([]);
  }

  repeat(): boolean {
    const last = this.table.view?.last_bets;
    if (!last || !this.allowed()) return false;
    return this.take(bets.repeat(last, this.limits, this.funds));
  }

  double(): void {
    if (this.allowed() && this.placements.length) this.take(bets.double(this.placements, this.limits, this.funds));
  }

  /** The view has moved: what was only local is over when the betting is. */
  seen(): void {
    if (this.table.phase === "betting") return;
    clearTimeout(this.timer);
    this.local = null;
  }

  /** Send what is not sent yet and wait for the answer. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    if (this.local) await this.send();
  }

  private allowed(): boolean {
    if (this.table.open) return true;
    this.table.warn("betting_closed");
    return false;
  }

  private take(outcome: bets.Outcome, bet?: string): boolean {
    if (outcome.problem) this.table.warn(outcome.problem.code, outcome.problem.args);
    this.tellAdjusted(outcome.adjusted);
    if (outcome.problem) return false;
    this.edit(outcome.placements, bet);
    return true;
  }

  private edit(placements: Placement[], bet?: string): void {
    this.local = placements;
    this.edits++;
    const { desc } = this.table;
    const said = bet ? `${betName(bet, desc.game)} ${money(this.bets[bet] ?? 0, desc)}. ` : "";
    notices.say(`${said}${t("total-bet")} ${money(this.total, desc)}`);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), SEND_MS);
  }

  private send(): Promise<void> {
    this.sending = (this.sending ?? Promise.resolve()).then(() => this.sendNow());
    return this.sending;
  }

  private async sendNow(): Promise<void> {
    const { table } = this;
    const placements = this.local;
    const round = table.round;
    if (!placements || !round) return;
    const edits = this.edits;
    try {
      if (table.live && !table.sits && !(await table.sit())) throw null;
      const accepted = await table.bet({ type: "bet", table: table.desc.id, round: round.id, placements });
      this.tellAdjusted(accepted.adjusted);
      // The event with the new bets may still be on its way; what is shown must not jump back meanwhile.
      await table.reached(accepted.number);
    } catch (error) {
      const back = this.comingBack(placements);
      if (error !== null) table.refused(error, { round: round.id, bets: back });
      this.giveBack(back);
    }
    if (edits === this.edits) this.local = null;
  }

  /** What lies on the spots and does not stand at the house. */
  private comingBack(placements: Placement[]): Bets {
    const stands = this.table.latest?.round?.seats.find((seat) => seat.you)?.bets ?? {};
    const lies = Object.entries(bets.totals(placements));
    return Object.fromEntries(lies.map(([bet, amount]) => [bet, amount - (stands[bet] ?? 0)]).filter(([, amount]) => Number(amount) > 0));
  }

  private giveBack(back: Bets): void {
    this.returning = back;
    setTimeout(() => (this.returning = this.returning === back ? {} : this.returning), RETURN_MS);
  }

  private tellAdjusted(adjusted: Bets): void {
    const { desc } = this.table;
    for (const [bet, amount] of Object.entries(adjusted))
      notices.toast(t("bet-adjusted", { bet: betName(bet, desc.game), amount: money(amount, desc) }), "note");
  }
}
