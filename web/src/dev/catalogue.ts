/** Five tables as a server would describe them: sample data for tests and the dev page, never shipped. */
import type { PaytableShown, PileShown, SpotShown, TableDescription } from "../wire";

const spot = (bet: string, role: string, minimum: number | null, maximum: number | null, extra: Partial<SpotShown> = {}): SpotShown => ({
  bet, role, minimum, maximum, needs_ante: role === "side", raises: null, ...extra,
});
const pile = (name: string, owner: string, count: number, face_up = true): PileShown => ({ name, owner, count, face_up });

function table(name: string, line: string, bet: string, fact: string, rows: [string | string[], number, ("up" | "down")?][]): PaytableShown {
  return {
    name, line, bet, fact, piles: [],
    rows: rows.map(([classes, pays, open]) => ({ classes: [classes].flat(), pays, open_end: open ?? null })),
  };
}

const PAIR_PLUS: [string, number][] = [["mini_royal", 100], ["straight_flush", 40], ["three_of_a_kind", 30], ["straight", 5], ["flush", 4], ["pair", 1]];
const ANTE_BONUS = table("ante_bonus", "ante_bonus", "ante", "hand", [["straight_flush", 5], ["three_of_a_kind", 4], ["straight", 1]]);
const CHIPS = [100, 500, 1000, 2500, 10000, 50000, 100000];

const base = (id: string, game: string, name: string, language: string): TableDescription => ({
  id, game, name, kind: "instant", language, currency: "PLAY", exponent: 2, seats: 1, chips: CHIPS,
  spots: [], piles: [], finish: [], stages: [], paytables: [], settlement_order: [], qualifies: null,
  policy: { over_maximum: "refuse", under_minimum: "at_once", repeat: "place", seats_face_up: true, reserves_completing_bet: true, for_fun: true },
  windows: null, dealer: null, instant_sibling: null, definition: "",
  returns: [], closed: null, advice: false,
});

const live = (id: string, name: string, language: string, dealer: string): TableDescription => ({
  ...base(id, "three-card-poker-live", name, language),
  kind: "live", seats: 7, dealer, qualifies: "queen_high", instant_sibling: "paris",
  spots: [spot("ante", "ante", 100, 50000), spot("pair_plus", "side", 100, 10000), spot("six_card_bonus", "side", 100, 5000), spot("play", "completing", null, null, { raises: 1 })],
  piles: [pile("hand", "seat", 3), pile("dealer", "dealer", 3, false)],
  stages: [{ name: "decision", deals: ["hand", "dealer"], options: [{ name: "fold", bet: null, raises: 0, folds: true }, { name: "play", bet: "play", raises: 1, folds: false }] }],
  paytables: [
    table("pair_plus", "pair_plus", "pair_plus", "hand", PAIR_PLUS),
    ANTE_BONUS,
    table("six_card_bonus", "six_card_bonus", "six_card_bonus", "six_card", [["royal_flush", 1000], ["straight_flush", 200], ["four_of_a_kind", 100], ["full_house", 20], ["flush", 15], ["straight", 10], ["three_of_a_kind", 7]]),
  ],
  policy: { over_maximum: "refuse", under_minimum: "at_close", repeat: "double", seats_face_up: true, reserves_completing_bet: true, for_fun: false },
  windows: { betting_ms: 20000, decision_ms: 15000, pause_ms: 6000, warn_ms: 5000 },
});

export const CATALOGUE: TableDescription[] = [
  live("venezia", "Sala Venezia", "it", "Giulia"),
  {
    ...base("tequila", "tequila-poker", "Tequila", "it"),
    spots: [spot("ante", "ante", 100, 10000), spot("bet", "completing", null, null, { raises: 1 })],
    piles: [pile("hand", "seat", 4), pile("draw", "seat", 2)],
    stages: [{ name: "decision", deals: ["hand"], options: [{ name: "fold", bet: null, raises: 0, folds: true }, { name: "high_tequila", bet: "bet", raises: 1, folds: false }, { name: "tequila_poker", bet: "bet", raises: 1, folds: false }] }],
    paytables: [
      table("high_tequila", "high_tequila", "bet", "points", [["54", 200], ["53", 15], ["52", 7], ["51", 4], ["50", 3], ["49", 2], [["46", "47", "48"], 1]]),
      table("tequila_poker", "tequila_poker", "bet", "hand", [["royal_flush", 200], ["straight_flush", 50], ["four_of_a_kind", 15], ["full_house", 8], ["flush", 7], ["straight", 5], ["three_of_a_kind", 3], ["two_pair", 2], ["pair_of_aces", 1]]),
    ],
    policy: { ...base("", "", "", "").policy, repeat: "deal" },
  },
  {
    ...base("roma", "casino-holdem", "Roma", "it"),
    qualifies: "pair_of_fours", dealer: "Marco",
    spots: [spot("ante", "ante", 100, 10000), spot("aa_bonus", "side", 100, 5000), spot("call", "completing", null, null, { raises: 2 })],
    piles: [pile("hand", "seat", 2), pile("dealer", "dealer", 2, false), pile("flop", "board", 3), pile("turn", "board", 1), pile("river", "board", 1)],
    stages: [{ name: "decision", deals: ["hand", "dealer", "flop"], options: [{ name: "fold", bet: null, raises: 0, folds: true }, { name: "call", bet: "call", raises: 2, folds: false }] }],
    paytables: [
      table("ante", "ante", "ante", "hand", [["royal_flush", 100], ["straight_flush", 20], ["four_of_a_kind", 10], ["full_house", 3], ["flush", 2], [["high_card", "pair", "two_pair", "three_of_a_kind", "straight"], 1, "down"]]),
      table("aa_bonus", "aa_bonus", "aa_bonus", "aa", [[["flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush"], 25, "up"], [["pair_of_aces", "two_pair", "three_of_a_kind", "straight"], 7]]),
    ],
    policy: { ...base("", "", "", "").policy, over_maximum: "adjust" },
  },
  {
    ...base("paris", "three-card-poker-instant", "Paris", "fr"),
    qualifies: "queen_high", dealer: "Camille",
    spots: [spot("ante", "ante", 100, 10000), spot("pair_plus", "side", 100, 5000, { needs_ante: false }), spot("play", "completing", null, null, { raises: 1 })],
    piles: [pile("hand", "seat", 3), pile("dealer", "dealer", 3, false)],
    stages: live("", "", "", "").stages,
    paytables: [table("pair_plus", "pair_plus", "pair_plus", "hand", [["straight_flush", 40], ["three_of_a_kind", 30], ["straight", 6], ["flush", 4], ["pair", 1]]), ANTE_BONUS],
    policy: { ...base("", "", "", "").policy, reserves_completing_bet: false },
  },
  live("zagreb", "Zagreb", "hr", "Ana"),
];
