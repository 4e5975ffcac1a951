/** A scripted house behind the client's transport: it plays the same cards every time. For tests and the dev page. */
import type { Line } from "../connection";
import type { Transport } from "../house";
import type { Bets, ClockShown, Command, HistoryRow, LineShown, Message, Placement, RoundShown, SeatShown, TableDescription, TableEvent, TableShown } from "../wire";
import { CATALOGUE } from "./catalogue";
import { SCRIPTS } from "./script";

const totals = (placements: Placement[]): Bets => {
  const sums: Bets = {};
  for (const one of placements) for (const [bet, amount] of Object.entries(one)) sums[bet] = (sums[bet] ?? 0) + amount;
  return sums;
};
const sum = (bets: Bets): number => Object.values(bets).reduce((a, b) => a + b, 0);
const OTHERS: [number, string, string[], string][] = [
  [1, "Chiara_M", ["9h", "9c", "4s"], "play"],
  [2, "luka.zg", ["Kd", "8s", "3h"], "fold"],
  [3, "Étienne", ["As", "Td", "6c"], ""],
  [5, "MarcoRoma", ["7c", "7d", "Ah"], ""],
  [6, "Petra", ["Jc", "Jh", "2d"], "play"],
];

interface Room {
  desc: TableDescription;
  view: TableShown;
  number: number;
  rounds: number;
}

const RESULTS = new Set(["win", "tie", "lose", "not_qualified"]);

const NOTHING = { staked: 0, returned: 0, deposited: 0, played_ms: 0 };
/** A player who has not played and set nothing. */
const PLAY = {
  currency: "PLAY", exponent: 2, today: NOTHING, week: NOTHING, month: NOTHING, session: null, limits: [], away: null, check_due_ms: null,
  rules: { jurisdiction: "demo", raise_delay_ms: 0, raise_confirmed: false, minimum_age: 18, ids_required: false, cool_off_days: [1], exclusion_days: [180], help: [] },
};

export class FakeHouse implements Transport {
  available = 100000;
  readonly rooms = new Map<string, Room>();
  readonly history: HistoryRow[] = [];
  readonly played = new Map<string, RoundShown>();
  readonly heard: Command[] = [];
  private line: Line | null = null;

  constructor() {
    for (const desc of CATALOGUE) {
      const room: Room = { desc, number: 0, rounds: 0, view: { table: desc.id, chairs: [], you: null, round: null, clock: null, last_bets: null } };
      this.rooms.set(desc.id, room);
      if (desc.kind === "live") room.view = { ...room.view, chairs: OTHERS.map(([seat, name]) => ({ seat, name, you: false, leaving: false })) };
      this.open(room);
    }
  }

  call = async (_method: string, path: string): Promise<unknown> => {
    const [, , what, id] = path.split("?")[0]!.split("/");
    if (what === "session") return { player: "p1", name: "Ospite 4821", guest: true, role: "player" };
    if (what === "play") return { ...PLAY, now_ms: Date.now() };
    if (what === "wallet" || what === "cashier") return this.wallet();
    if (what === "chat") return path.endsWith("support") ? { messages: [], unread: 0 } : [];
    if (what === "history") return this.history;
    if (what === "rounds") return this.played.get(id!);
    if (what === "tables" && id) return this.rooms.get(id)?.desc;
    return [...this.rooms.values()].map(({ desc, view }) => ({
      id: desc.id, game: desc.game, name: desc.name, kind: desc.kind, language: desc.language, currency: desc.currency, exponent: desc.exponent,
      minimum: desc.spots[0]!.minimum, maximum: desc.spots[0]!.maximum, dealer: desc.dealer, players: view.chairs.map((chair) => chair.name),
      seats: desc.seats, unfinished: view.round?.phase === "deciding", seated: view.you !== null && desc.kind === "live", closed: desc.closed,
    }));
  };

  dial = (): Line => {
    const line: Line = { send: (text) => this.hear(JSON.parse(text) as Command), close: () => line.onclose?.(), onopen: null, onmessage: null, onclose: null };
    this.line = line;
    setTimeout(() => {
      line.onopen?.();
      this.say({ type: "hello", version: 1, player: "p1", name: "Ospite 4821", guest: true, role: "player", seats: [], unfinished: [] });
      this.say({ type: "wallet", ...this.wallet() });
    });
    return line;
  };

  /** Drop the socket, as a bad line would. */
  drop(): void {
    this.line?.onclose?.();
  }

  private wallet = () => ({ currency: "PLAY", exponent: 2, available: this.available, held: 0 });
  private say = (message: Message): void => this.line?.onmessage?.(JSON.stringify(message));

  private tell(room: Room, event: TableEvent, change: Partial<RoundShown> = {}, seat: Partial<SeatShown> = {}, clock?: ClockShown | null): void {
    const round = room.view.round;
    const seats = round?.seats.map((one) => (one.you ? { ...one, ...seat } : one)) ?? [];
    room.view = { ...room.view, clock: clock === undefined ? room.view.clock : clock, round: round ? { ...round, seats, ...change } : null };
    this.say({ type: "event", table: room.desc.id, number: ++room.number, event, view: room.view });
  }

  private open(room: Room): void {
    const { desc } = room;
    const round: RoundShown = {
      id: `${desc.id.slice(0, 3).toUpperCase()}-20261129-200523-${++room.rounds}`, opened_ms: Date.now(), phase: "betting", stage: null,
      commitment: "9f2c".repeat(16), client_seed: null, seed: null, piles: {}, dealer_hand: null, dealer_qualifies: null,
      seats: desc.kind === "live" ? OTHERS.map(([number, name], i) => this.seat(number, name, false, [{ ante: [2500, 1000, 10000, 2500, 1500][i]!, ...(i % 2 ? {} : { pair_plus: 500 }) }])) : [this.seat(1, "Ospite 4821", true, [])],
    };
    if (desc.kind === "instant") room.view = { ...room.view, you: 1 };
    else if (room.view.you) round.seats.push(this.seat(room.view.you, "Ospite 4821", true, []));
    room.view = { ...room.view, round, clock: desc.windows ? { window: "betting", remaining_ms: 12000, total_ms: 20000, warn_ms: 5000 } : null };
  }

  private seat(seat: number, name: string, you: boolean, placements: Placement[]): SeatShown {
    return { seat, name, you, bets: totals(placements), reserved: 0, piles: {}, hands: {}, choices: {}, decided_by: {}, options: [], bonus_waits: [], placements, slip: [], returned_bets: {} };
  }

  private hear(command: Command): void {
    this.heard.push(command);
    if (command.type === "ping") return this.say({ type: "pong", number: command.number });
    if (command.type === "tell_support") return;
    const room = this.rooms.get(command.table)!;
    const accept = () => "key" in command && this.say({ type: "accepted", key: command.key, table: room.desc.id, number: room.number, adjusted: {} });
    if (command.type === "join") this.say({ type: "snapshot", table: room.desc.id, number: room.number, view: room.view });
    if (command.type === "sit") this.sit(room, command.seat ?? 4);
    if (command.type === "new_round") {
      this.open(room);
      this.tell(room, { kind: "round_opened", round: room.view.round!.id });
    }
    if (command.type === "bet") this.bet(room, command.placements);
    if (command.type === "deal") this.deal(room);
    if (command.type === "choose") this.choose(room, command.option);
    accept();
  }

  private sit(room: Room, seat: number): void {
    room.view = { ...room.view, you: seat, chairs: [...room.view.chairs, { seat, name: "Ospite 4821", you: true, leaving: false }] };
    room.view.round?.seats.push(this.seat(seat, "Ospite 4821", true, []));
    this.tell(room, { kind: "seat_taken", seat, name: "Ospite 4821" });
  }

  private bet(room: Room, placements: Placement[]): void {
    const mine = room.view.round!.seats.find((one) => one.you)!;
    const bets = totals(placements);
    const reserve = room.desc.policy.reserves_completing_bet ? Math.max(...room.desc.spots.map((spot) => spot.raises ?? 0)) : 0;
    const reserved = reserve * (bets["ante"] ?? 0);
    this.available += sum(mine.bets) + mine.reserved - sum(bets) - reserved;
    this.tell(room, { kind: "bets_placed", seat: mine.seat, bets }, {}, { bets, placements, reserved });
    this.say({ type: "wallet", ...this.wallet() });
  }

  /** Deal and open the decision; on a live table the dev page or a test calls this as the clock would. */
  deal(room: Room): void {
    const script = SCRIPTS[room.desc.id]!;
    const live = room.desc.kind === "live";
    const decision: ClockShown | null = live ? { window: "decision", remaining_ms: 15000, total_ms: 15000, warn_ms: 5000 } : null;
    this.tell(room, { kind: "betting_closed" }, { phase: "dealing" }, {}, decision);
    for (let i = 0; i < script.hand.length; i++) {
      const seats = room.view.round!.seats.map((one) => {
        const other = OTHERS.find(([number]) => number === one.seat);
        return { ...one, piles: { hand: (one.you || !live ? script.hand : other![2]).slice(0, i + 1) } };
      });
      this.tell(room, { kind: "card_dealt", pile: "hand", seat: null, index: i, card: script.hand[i] }, { seats });
    }
    (script.dealer ?? []).forEach((_, i) => this.tell(room, { kind: "card_dealt", pile: "dealer", seat: null, index: i, card: null }, { piles: { ...room.view.round!.piles, dealer: script.dealer!.slice(0, i + 1).map(() => "??") } }));
    (script.board ?? []).slice(0, 3).forEach((card, i) => this.tell(room, { kind: "card_dealt", pile: "flop", seat: null, index: i, card }, { piles: { ...room.view.round!.piles, flop: script.board!.slice(0, i + 1) } }));
    const mine = room.view.round!.seats.find((one) => one.you);
    const early = room.desc.id === "paris" && mine?.bets["pair_plus"] ? [this.settle(mine, ["pair_plus", "pair_plus", 1, "pair"])] : [];
    const options = room.desc.stages[0]!.options.map((option) => ({ name: option.name, bet: option.bet, cost: option.raises * (mine?.bets["ante"] ?? 0) }));
    const seats = room.view.round!.seats.map((one) => {
      const choice = OTHERS.find(([number]) => number === one.seat)?.[3];
      return one.you ? { ...one, hands: script.first, options, bonus_waits: script.bonusWaits, slip: early } : { ...one, choices: choice ? { decision: choice } : ({} as Record<string, string>) };
    });
    this.tell(room, { kind: "stage_opened", stage: "decision" }, { phase: "deciding", stage: "decision", seats });
  }

  private settle(seat: SeatShown, [line, bet, pays, reason]: [string, string, number | null, string]): LineShown {
    const stake = seat.bets[bet] ?? 0;
    const bonus = line === "ante_bonus";
    return { line, bet, staked: bonus ? 0 : stake, returned: pays === null ? 0 : stake * pays + (bonus ? 0 : stake), outcome: pays === null ? "lose" : bonus ? "bonus" : "win", ...(RESULTS.has(reason) ? { result: reason, hand: null } : { result: null, hand: reason }), pays };
  }

  choose(room: Room, option: string): void {
    const before = room.view.round!.seats.find((one) => one.you)!;
    const chosen = before.options.find((one) => one.name === option)!;
    const bets = chosen.bet ? { ...before.bets, [chosen.bet]: chosen.cost } : before.bets;
    if (chosen.bet) this.available -= chosen.cost - before.reserved;
    this.tell(room, { kind: "option_chosen", seat: before.seat, stage: "decision", option, by: "player" }, {}, { bets, reserved: 0, options: [], bonus_waits: [], choices: { decision: option }, decided_by: { decision: "player" } });
    this.say({ type: "wallet", ...this.wallet() });
    if (room.desc.kind === "instant") this.finish(room);
  }

  finish(room: Room): void {
    const script = SCRIPTS[room.desc.id]!;
    const choice = room.view.round!.seats.find((one) => one.you)?.choices["decision"] ?? "fold";
    this.tell(room, { kind: "stage_closed", stage: "decision" }, { phase: "finishing" }, {}, null);
    (script.draw ?? []).forEach((card, i) => {
      const mine = room.view.round!.seats.find((one) => one.you)!;
      this.tell(room, { kind: "card_dealt", pile: "draw", seat: 1, index: i, card }, {}, { piles: { ...mine.piles, draw: script.draw!.slice(0, i + 1) } });
    });
    (script.board ?? []).slice(3).forEach((card, i) => this.tell(room, { kind: "card_dealt", pile: i ? "river" : "turn", seat: null, index: 0, card }, { piles: { ...room.view.round!.piles, [i ? "river" : "turn"]: [card] } }));
    (script.dealer ?? []).forEach((card, i) => {
      const dealer = room.view.round!.piles["dealer"]!.map((shown, at) => (at === i ? card : shown));
      this.tell(room, { kind: "card_turned", pile: "dealer", seat: null, index: i, card }, { piles: { ...room.view.round!.piles, dealer } });
    });
    const mine = room.view.round!.seats.find((one) => one.you);
    const folded = choice === "fold";
    const slip = !mine ? [] : script.lines
      .filter(([line, bet]) => mine.bets[bet] && (!line.includes("tequila") || line === choice))
      .map((line): LineShown => (folded && line[1] === "ante" ? { ...this.settle(mine, line), returned: 0, outcome: "fold", result: null, hand: null, pays: null } : this.settle(mine, line)));
    this.tell(room, { kind: "lines_settled", seat: mine?.seat ?? 0 }, { dealer_hand: script.dealerHand, dealer_qualifies: script.dealerHand ? true : null }, { slip, hands: script.final });
    const returned = slip.reduce((all, line) => all + line.returned, 0);
    this.available += returned;
    this.say({ type: "wallet", ...this.wallet() });
    if (mine) room.view = { ...room.view, last_bets: Object.fromEntries(Object.entries(mine.bets).filter(([bet]) => !["play", "call", "bet"].includes(bet))) };
    this.tell(room, { kind: "round_ended" }, { phase: "ended" }, {}, room.desc.windows ? { window: "pause", remaining_ms: 6000, total_ms: 6000, warn_ms: 0 } : null);
    this.tell(room, { kind: "seed_revealed", seed: "ab12" }, { seed: "ab12".repeat(16) });
    const { desc, view } = room;
    const staked = slip.reduce((all, line) => all + line.staked, 0);
    this.played.set(view.round!.id, view.round!);
    this.history.unshift({ round: view.round!.id, table: desc.id, game: desc.game, table_name: desc.name, opened_ms: view.round!.opened_ms, ended_ms: Date.now(), outcome: "", staked, returned, adjusted: 0, currency: desc.currency, exponent: desc.exponent });
  }
}
