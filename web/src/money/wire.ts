/** The cashier and responsible play, as the server tells of them. Amounts in minor units, times in milliseconds. */

export interface Movement {
  movement: string;
  kind: "deposit" | "withdrawal";
  amount: number;
  state: "waiting" | "done" | "declined";
  created_ms: number;
  changed_ms: number;
  reason: string;
}

export interface CashierShown {
  currency: string;
  exponent: number;
  available: number;
  held: number;
  payout: number;
  open: boolean;
  minimum: number;
  maximum: number;
  top_up: number;
  movements: Movement[];
}

export interface Figures {
  staked: number;
  returned: number;
  deposited: number;
  played_ms: number;
}

export interface LimitShown {
  kind: string;
  unit: "money" | "minutes";
  value: number | null;
  used: number | null;
  required: boolean;
  pending: { value: number | null; from_ms: number; confirm: boolean } | null;
}

export type BreakKind = "cool_off" | "exclusion";

export interface PlayShown {
  currency: string;
  exponent: number;
  now_ms: number;
  /** Stakes in open rounds: none of the figures counts them. */
  on_tables: number;
  today: Figures;
  week: Figures;
  month: Figures;
  session: { id: string; started_ms: number; staked: number; returned: number; tickets: Record<string, string> } | null;
  limits: LimitShown[];
  away: { kind: BreakKind; until_ms: number } | null;
  check_due_ms: number | null;
  rules: {
    jurisdiction: string;
    raise_delay_ms: number;
    raise_confirmed: boolean;
    minimum_age: number;
    ids_required: boolean;
    cool_off_days: number[];
    exclusion_days: number[];
    help: { name: string; address: string; phone: string }[];
  };
}

/** Said when something of the player's is new. */
export interface MoneyChanged {
  type: "money";
}
