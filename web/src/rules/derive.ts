/** What the rules page says, derived from a table's description. Names and numbers only: words are found elsewhere. */
import type { PileShown } from "../wire";
import type { LinePays, OrderShown, PayShown, RuledOption, RuledSpot, RuledStage, RuledTable } from "./wire";

/** A column of the outcomes: a stake, or what is paid on top of one. */
export interface Column {
  key: string;
  bet: string;
  /** The line's name, where all options have the same one. */
  line: string | null;
}

export type Cell =
  | { kind: "pays"; pays: number }
  | { kind: "table" | "bonus"; paytable: string }
  | { kind: "push" | "lose" | "none" };

/** `result`: a showdown's, or paid and unpaid where a paytable alone decides, or fold. */
export interface Outcome {
  option: string;
  result: string;
  cells: Cell[];
}

export const sideSpots = (table: RuledTable): RuledSpot[] => table.spots.filter((spot) => spot.role === "side");
const options = (table: RuledTable): RuledOption[] => table.stages.flatMap((stage) => stage.options);
export const playing = (table: RuledTable): RuledOption[] => options(table).filter((option) => !option.folds);
const sideLines = (table: RuledTable): LinePays[] => sideSpots(table).flatMap((spot) => spot.line ?? []);
const columnKey = (line: LinePays): string => (line.bonus ? `${line.bet}+${line.name}` : line.bet);

export function columns(table: RuledTable): Column[] {
  const lines = [...playing(table).flatMap((option) => option.lines), ...sideLines(table)];
  const order = (line: LinePays) => table.settlement_order.indexOf(line.name);
  const made = new Map<string, Column>();
  for (const line of [...lines].sort((a, b) => order(a) - order(b))) {
    const key = columnKey(line);
    const column = made.get(key);
    if (!column) made.set(key, { key, bet: line.bet, line: line.name });
    else if (column.line !== line.name) column.line = null;
  }
  return [...made.values()];
}

export function outcomes(table: RuledTable): Outcome[] {
  const made: Outcome[] = [];
  const head = columns(table);
  for (const option of options(table)) {
    const lines = [...option.lines, ...(option.folds ? [] : sideLines(table))];
    for (const result of results(option)) {
      const cells = head.map((column) => {
        const line = lines.find((one) => columnKey(one) === column.key);
        if (line) return cell(line, result);
        return option.folds ? afterFold(table, column) : ({ kind: "none" } as const);
      });
      made.push({ option: option.name, result, cells });
    }
  }
  return made;
}

/** Ways a round can go once an option is chosen. */
function results(option: RuledOption): string[] {
  if (option.folds) return ["fold"];
  const shown = option.lines.flatMap((line) => Object.keys(line.pays)).filter((result) => result !== "always");
  return shown.length ? [...new Set(shown)] : ["paid", "unpaid"];
}

function cell(line: LinePays, result: string): Cell {
  const pay = line.pays[result] ?? line.pays["always"];
  if (!pay) return { kind: "none" };
  if (result === "unpaid" && pay.paytable) return { kind: "lose" };
  return paid(pay, line.bonus);
}

function paid(pay: PayShown, bonus: boolean): Cell {
  if (pay.kind === "by_table" && pay.paytable) return { kind: bonus ? "bonus" : "table", paytable: pay.paytable };
  if (pay.to_one !== null) return { kind: "pays", pays: pay.to_one };
  return { kind: pay.kind === "push" ? "push" : "lose" };
}

function afterFold(table: RuledTable, column: Column): Cell {
  const side = sideSpots(table).find((spot) => spot.bet === column.bet);
  if (!side?.line) return { kind: "none" };
  return side.survives_fold ? cell(side.line, "fold") : { kind: "lose" };
}

export type Step =
  | { kind: "bet" | "settle" }
  | { kind: "deal" | "finish" | "reveal"; piles: PileShown[] }
  | { kind: "early"; spot: RuledSpot }
  | { kind: "choose"; stage: RuledStage };

/** The course of a round, from its piles and stages. */
export function steps(table: RuledTable): Step[] {
  const piles = (names: string[]) => names.flatMap((name) => table.piles.find((pile) => pile.name === name) ?? []);
  const made: Step[] = [{ kind: "bet" }];
  for (const stage of table.stages) {
    if (stage.deals.length) made.push({ kind: "deal", piles: piles(stage.deals) });
    for (const spot of sideSpots(table)) if (spot.settles === stage.name) made.push({ kind: "early", spot });
    made.push({ kind: "choose", stage });
  }
  if (table.finish.length) made.push({ kind: "finish", piles: piles(table.finish) });
  const hidden = table.piles.filter((pile) => !pile.face_up);
  if (hidden.length) made.push({ kind: "reveal", piles: hidden });
  return [...made, { kind: "settle" }];
}

const DRAWN = ["Ah", "Kh", "7c", "Qs", "9d", "4c", "Js", "2h", "8d", "5s", "Tc", "3d", "6h", "Jd"];

/** Cards to draw a round's piles with. */
export function drawnPiles(table: RuledTable): Record<string, string[]> {
  let next = 0;
  return Object.fromEntries(
    table.piles.map((pile) => [pile.name, Array.from({ length: pile.count }, () => DRAWN[next++ % DRAWN.length]!)]),
  );
}

/** Finer hands that a row pays too, because the paytable has none of their own. */
export function included(orders: OrderShown[], rows: { classes: string[] }[], kind: string): Record<string, string[]> {
  const named = new Set(rows.flatMap((row) => row.classes));
  const finer: Record<string, string[]> = {};
  for (const hand of orders.find((order) => order.kind === kind)?.hands ?? [])
    if (hand.is_a && named.has(hand.is_a) && !named.has(hand.name)) (finer[hand.is_a] ??= []).push(hand.name);
  return finer;
}

/** Ranks by what they count: [["A"], 11], and together those that count what is printed on them. */
export function pointGroups(values: Record<string, number>): { ranks: string[]; points: number | null }[] {
  const made = new Map<number | null, string[]>();
  const best = Object.entries(values).sort(([, a], [, b]) => b - a);
  for (const [rank, points] of best) {
    const key = rank === String(points) || (rank === "T" && points === 10 && !made.has(10)) ? null : points;
    made.set(key, [...(made.get(key) ?? []), rank]);
  }
  return [...made].map(([points, ranks]) => ({ ranks, points }));
}

/** A question that the rules could be read either way on, how it is answered, and the option that pins it. */
export interface Reading {
  id: string;
  bet?: string;
  bonus?: string;
  pinned?: string;
}

export function readings(table: RuledTable): Reading[] {
  const { policy } = table;
  const sides = sideSpots(table);
  const lines = playing(table).flatMap((option) => option.lines);
  const hands = table.facts.filter((fact) => table.orders.some((order) => order.kind === fact.kind));
  const versus = table.facts.filter((fact) => fact.qualifies);
  const found: (Reading | false | undefined)[] = [];
  for (const spot of sides) {
    const pinned = `${spot.bet}.survives_fold = ${spot.survives_fold}`;
    if (spot.settles) found.push({ id: "early", bet: spot.bet, pinned: `${spot.bet}.settles = ${spot.settles}` });
    else found.push({ id: spot.survives_fold ? "survives" : "forfeits", bet: spot.bet, pinned });
    if (!spot.settles && !spot.survives_fold) found.push({ id: "held", bet: spot.bet, pinned: `${spot.bet}.settles = end` });
  }
  for (const line of lines.filter((one) => one.bonus)) found.push({ id: "bonus", bonus: line.name, pinned: `${line.name}.bonus = true` });
  for (const line of lines) {
    const pay = line.pays["not_qualified"];
    if (pay && pay.kind !== "push" && pay.kind !== "lose")
      found.push({ id: "unqualified", bet: line.bet, pinned: `${line.name}.not_qualified = ${pay.paytable ?? pay.to_one}` });
  }
  const hidden = new Set(versus.flatMap((fact) => fact.dealer));
  for (const paytable of table.paytables)
    if (paytable.piles.some((pile) => hidden.has(pile) && table.piles.some((one) => one.name === pile && one.owner === "dealer")))
      found.push({ id: "six", bet: paytable.bet, pinned: `${paytable.fact} = ${paytable.piles.join(" + ")}` });
  found.push({ id: "to_one" });
  found.push(hands.length > 0 && { id: "ace" });
  found.push(versus.length > 0 && { id: "kickers" });
  found.push(policy.under_minimum === "at_close" && sides.some((spot) => spot.needs_ante) && { id: "under", pinned: "under_minimum = at_close" });
  found.push(policy.over_maximum === "adjust" && { id: "adjust", pinned: "over_maximum = adjust" });
  found.push({ id: policy.reserves_completing_bet ? "reserve" : "no_reserve", pinned: `reserves_completing_bet = ${policy.reserves_completing_bet}` });
  found.push({ id: policy.repeat === "deal" ? "repeat_deal" : "repeat_place", pinned: `repeat = ${policy.repeat}` });
  found.push(table.seats > 1 && policy.seats_face_up && { id: "face_up", pinned: "seats_face_up = true" });
  const needing = table.paytables.find((paytable) => paytable.piles.some((pile) => hidden.has(pile)));
  found.push(policy.shows_after_all_folded && needing && { id: "all_folded", bet: needing.bet, pinned: "shows_after_all_folded = true" });
  found.push(policy.pace === "house" && { id: "leave" });
  found.push({ id: "void" });
  return found.filter((one): one is Reading => !!one);
}
