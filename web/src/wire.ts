/** The shapes the server speaks: a mirror of its wire structs. Amounts are integers in minor units. */
import type { ChatMessage } from "./chat/wire";
import type { MoneyChanged } from "./money/wire";
import type { FloorShown } from "./staff/wire";

export type Bets = Record<string, number>;
/** One thing the player did with chips: what it added to each spot. */
export type Placement = Record<string, number>;

export interface LineShown {
  line: string;
  bet: string;
  staked: number;
  returned: number;
  outcome: string;
  /** The showdown's result where one decided; the class or points that a paytable looked up. */
  result: string | null;
  hand: string | null;
  pays: number | null;
}

/** What an incomplete hand counts so far, and the classes it can still come to. */
export interface CountShown {
  so_far: number;
  reach: string[];
}

export interface OptionShown {
  name: string;
  bet: string | null;
  cost: number;
}

export interface SeatShown {
  seat: number;
  name: string;
  you: boolean;
  bets: Bets;
  reserved: number;
  piles: Record<string, string[]>;
  hands: Record<string, string>;
  choices: Record<string, string>;
  decided_by: Record<string, string>;
  options: OptionShown[];
  bonus_waits: string[];
  placements: Placement[];
  slip: LineShown[];
  returned_bets: Bets;
  /** At the end, the cards that won: the seat's or the dealer's. */
  winning?: string[];
  /** By fact, where hands are counted and this one is not complete. */
  counts?: Record<string, CountShown>;
}

export type Phase = "betting" | "dealing" | "deciding" | "finishing" | "ended" | "voided";

export interface RoundShown {
  id: string;
  opened_ms: number;
  phase: Phase;
  stage: string | null;
  commitment: string;
  client_seed: string | null;
  seed: string | null;
  piles: Record<string, string[]>;
  dealer_hand: string | null;
  dealer_qualifies: boolean | null;
  seats: SeatShown[];
  /** How this round is dealt: automatic, or by hand. */
  dealing?: string;
  /** Why it is void, as a code. */
  void_reason?: string | null;
}

export interface ClockShown {
  window: string;
  remaining_ms: number;
  total_ms: number;
  warn_ms: number;
  /** Stands still while the table is paused. */
  frozen?: boolean;
}

/** Why a table is paused, and who did it: the system, a supervisor or the dealer. */
export interface PausedShown {
  reason: string;
  by: string;
}

/** What a table that is dealt by hand waits for. */
export interface WaitsShown {
  what: string;
  pile?: string | null;
  seat?: number | null;
  index?: number | null;
  side?: string | null;
}

export interface ChairShown {
  seat: number;
  name: string;
  you: boolean;
  leaving: boolean;
}

export interface TableShown {
  table: string;
  chairs: ChairShown[];
  you: number | null;
  round: RoundShown | null;
  clock: ClockShown | null;
  last_bets: Bets | null;
  paused?: PausedShown | null;
  dealing?: string;
  /** Who deals, by name. */
  dealer?: string | null;
  shut?: boolean;
  waits?: WaitsShown | null;
}

export interface SpotShown {
  bet: string;
  role: string;
  minimum: number | null;
  maximum: number | null;
  needs_ante: boolean;
  raises: number | null;
}

export interface RowShown {
  classes: string[];
  pays: number;
  open_end: string | null;
}

export interface PaytableShown {
  name: string;
  line: string;
  bet: string;
  fact: string;
  piles: string[];
  rows: RowShown[];
}

export interface PileShown {
  name: string;
  owner: string;
  count: number;
  face_up: boolean;
}

export interface StageOption {
  name: string;
  bet: string | null;
  raises: number;
  folds: boolean;
}

export interface StageShown {
  name: string;
  deals: string[];
  options: StageOption[];
}

export interface PolicyShown {
  over_maximum: string;
  under_minimum: string;
  repeat: string;
  seats_face_up: boolean;
  reserves_completing_bet: boolean;
  for_fun: boolean;
}

export interface WindowsShown {
  betting_ms: number;
  decision_ms: number;
  pause_ms: number;
  warn_ms: number;
}

/** What a bet is worth; the house publishes `published`, that on `published_basis` (per_ante, per_staked). */
export interface BetReturns {
  bet: string;
  expected_value: { numerator: string; denominator: string };
  house_edge: number;
  element_of_risk: number;
  rtp_per_ante: number;
  rtp_per_staked: number;
  published_basis: string;
  published: number;
}

export interface PlayReturns {
  play: string;
  bets: BetReturns[];
}

export interface TableDescription {
  id: string;
  game: string;
  name: string;
  kind: string;
  language: string;
  currency: string;
  exponent: number;
  seats: number;
  chips: number[];
  spots: SpotShown[];
  piles: PileShown[];
  finish: string[];
  stages: StageShown[];
  paytables: PaytableShown[];
  settlement_order: string[];
  qualifies: string | null;
  policy: PolicyShown;
  windows: WindowsShown | null;
  dealer: string | null;
  instant_sibling: string | null;
  definition: string;
  /** From the certificate of the game, optimal play first. */
  returns: PlayReturns[];
  /** Why the table may not open. */
  closed: string | null;
  /** Whether players may have the worth of each option shown. */
  advice: boolean;
  /** Where the table's picture is (HLS); without one a drawn dealer stands in. */
  stream?: string | null;
  /** Whether cards may come without a pause where one plays alone. */
  quick_play?: boolean;
}

export interface TableCard {
  /** Whether it can be tried with money of its own. */
  for_fun?: boolean;
  id: string;
  game: string;
  name: string;
  kind: string;
  language: string;
  currency: string;
  exponent: number;
  minimum: number;
  maximum: number;
  dealer: string | null;
  players: string[];
  seats: number;
  unfinished: boolean;
  seated: boolean;
  closed: string | null;
  chairs?: { seat: number; name: string }[];
}

export interface HistoryRow {
  round: string;
  table: string;
  game: string;
  table_name: string;
  opened_ms: number;
  ended_ms: number;
  outcome: string;
  staked: number;
  returned: number;
  /** What was made up for it afterwards. */
  adjusted: number;
  currency: string;
  exponent: number;
}

export type Role = "player" | "dealer" | "supervisor" | "support" | "admin";

export interface Me {
  player: string;
  name: string;
  guest: boolean;
  role: Role;
}

export interface Wallet {
  currency: string;
  exponent: number;
  available: number;
  held: number;
}

/** What happened, for the animation; fields depend on the kind. */
export interface TableEvent {
  kind: string;
  [field: string]: unknown;
}

export type Message =
  | ({ type: "wallet" } & Wallet)
  | { type: "hello"; version: number; player: string; name: string; guest: boolean; role: Role; seats: string[]; unfinished: string[] }
  | { type: "snapshot"; table: string; number: number; view: TableShown }
  | { type: "event"; table: string; number: number; event: TableEvent | null; view: TableShown | null; at_ms?: number }
  | FloorShown
  | ChatMessage
  | MoneyChanged
  | Accepted
  | Refused
  | { type: "pong"; number: number };

export interface Accepted {
  type: "accepted";
  key: string;
  table: string;
  number: number;
  adjusted: Bets;
}

export interface Refused {
  type: "refused";
  key: string | null;
  code: string;
  args: Record<string, string | number>;
  message: string;
}

/** Commands that carry an idempotency key; the connection adds the key. */
export type Keyed =
  | { type: "sit"; table: string; seat?: number }
  | { type: "leave"; table: string }
  | { type: "new_round"; table: string }
  | { type: "bet"; table: string; round: string; placements: Placement[] }
  | { type: "deal"; table: string; round: string; client_seed: string }
  | { type: "choose"; table: string; round: string; stage: string; option: string }
  | { type: "say"; table: string; text: string }
  | { type: "tell_support"; text: string; round?: string };

export type Command =
  | (Keyed & { key: string })
  | { type: "join"; table: string }
  | { type: "part"; table: string }
  | { type: "listen"; table: string }
  | { type: "ping"; number: number; here?: true };
