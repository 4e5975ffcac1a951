/** What the floor's staff are shown, and what they may ask: a mirror of the server's wire/floor. */
import type { ClockShown } from "../wire";

export interface SeatOnFloor {
  seat: number;
  player: string;
  name: string;
  leaving: boolean;
  held: number;
  /** How much of it is no stake, but set aside for decisions. */
  reserved: number;
}

export interface TableOnFloor {
  table: string;
  name: string;
  game: string;
  kind: string;
  currency: string;
  exponent: number;
  state: "open" | "paused" | "shut" | "disabled" | "closed";
  reason: string | null;
  by: string | null;
  dealer: string | null;
  dealing: string;
  round: string | null;
  phase: string | null;
  waits: string | null;
  /** The seats whose decision is waited for. */
  deciding: number[];
  /** Who of the staff stopped it, and their own words. */
  stopped_by: string | null;
  stopped_why: string | null;
  clock: ClockShown | null;
  seats: number;
  chairs: SeatOnFloor[];
  held: number;
}

export interface IncidentShown {
  incident: number;
  at_ms: number;
  table: string | null;
  round: string | null;
  kind: string;
  detail: string;
  by: string;
  closed_ms: number | null;
  closed_by: string | null;
  word: string | null;
}

export interface AdjustmentShown {
  adjustment: number;
  at_ms: number;
  round: string;
  table: string;
  player: string;
  name: string;
  amount: number;
  currency: string;
  exponent: number;
  why: string;
  by: string;
  state: "proposed" | "approved" | "declined";
  decided_by: string | null;
  decided_ms: number | null;
  yours: boolean;
}

export interface DisabledShown {
  kind: string;
  subject: string;
}

export interface FloorShown {
  type: "floor";
  tables: TableOnFloor[];
  incidents: IncidentShown[];
  disabled: DisabledShown[];
  proposals: number;
}

export interface Carried {
  number: number;
  /** Why the act stopped the table instead. */
  stopped: string | null;
  made: number | null;
}

export interface VoidToken {
  token: string;
  round: string;
  seats: number;
  held: number;
  valid_ms: number;
}

export const PAUSE_REASONS = ["check", "technical", "dealer_change"] as const;
export const VOID_REASONS = ["malfunction", "wrong_card", "unresolved"] as const;
export const ANNOUNCEMENTS = [
  "welcome", "place_your_bets", "no_more_bets", "good_luck", "dealer_plays", "dealer_does_not_play", "one_moment", "last_round",
] as const;

/** Who took part in a round that is over, for an adjustment of it. */
export interface SeatOfRound {
  seat: number;
  player: string;
  name: string;
  staked: number;
  returned: number;
}

export interface RoundOnFloor {
  round: string;
  table: string;
  outcome: string | null;
  currency: string;
  exponent: number;
  seats: SeatOfRound[];
}
