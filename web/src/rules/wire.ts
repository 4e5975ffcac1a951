/** What the rules page reads of a table's description beyond what the table page does: a mirror of the server's. */
import type { PolicyShown, SpotShown, StageOption, StageShown, TableDescription } from "../wire";

export interface PayShown {
  kind: string;
  to_one: number | null;
  paytable: string | null;
}

export interface LinePays {
  name: string;
  bet: string;
  bonus: boolean;
  pays: Record<string, PayShown>;
}

export interface FactShown {
  name: string;
  kind: string;
  piles: string[];
  as_dealt: boolean;
  dealer: string[];
  qualifies: string | null;
  least: string[];
  short: string[];
}

export interface HandShown {
  name: string;
  is_a: string | null;
  example: string[];
  named: number;
}

export interface OrderShown {
  kind: string;
  hands: HandShown[];
  lowest_straight: string[];
}

export interface PointsShown {
  values: Record<string, number>;
  example: string[];
  dropped: string;
  total: number;
}

export type RuledOption = StageOption & { lines: LinePays[] };
export type RuledStage = Omit<StageShown, "options"> & { options: RuledOption[] };
export type RuledSpot = SpotShown & { line: LinePays | null; survives_fold: boolean | null; settles: string | null };

export interface RuledTable extends TableDescription {
  spots: RuledSpot[];
  stages: RuledStage[];
  policy: PolicyShown & { pace: string; shows_after_all_folded: boolean };
  facts: FactShown[];
  orders: OrderShown[];
  points: PointsShown | null;
  terms: string;
}

export interface Verdict {
  fair: boolean;
  checks: { name: string; passed: boolean; detail: string }[];
}
