/** The shapes of the odds lab and of advice: a mirror of the server's wire structs. */

export interface Ratio {
  numerator: string;
  denominator: string;
}

export interface OddsAsked {
  changes: string[];
  stakes: Record<string, string>;
  strategy: string;
  objective: string;
}

export interface BetFigures {
  expected_value: Ratio;
  house_edge: number;
  element_of_risk: number;
  rtp_per_ante: number;
  rtp_per_staked: number;
  average_staked: number;
  standard_deviation?: number;
  hit_frequency?: number;
  largest_win?: { net: number; deals: string; of: string; one_in: number };
  stakes?: Record<string, string>;
}

export interface OutcomeFigures {
  bet: string;
  net: number;
  deals: string;
  share: number;
  option?: string;
  result?: string;
  hand?: string;
}

export interface OddsFound {
  game: string;
  definition: string;
  strategy: { name: string; objective: string; stakes: Record<string, string>; ties: number; cost_per_ante: number };
  bets: Record<string, BetFigures>;
  options: Record<string, { hands: number; share: number }>;
  together: BetFigures | null;
  outcomes: OutcomeFigures[];
}

export interface LabRow {
  hand: string;
  pays: number | null;
}

export interface LabGame {
  game: string;
  tables: Record<string, string>;
  definition: string;
  lines: { line: string; rows: LabRow[] }[];
  raises: Record<string, number>;
  survives_fold: Record<string, boolean>;
  strategies: string[];
}

export interface AdviceShown {
  round: string;
  options: { name: string; value: Ratio; per_ante: number; amount: number }[];
  best: string;
  counted: string[];
  chosen: string | null;
  cost: number | null;
}
