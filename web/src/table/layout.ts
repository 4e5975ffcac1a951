/** Where things go on a table, read from its description: no table is known by name. */
import type { Bets, PaytableShown, PileShown, RowShown, SeatShown, SpotShown, StageOption, TableDescription } from "../wire";

export interface Layout {
  dealer: PileShown[];
  board: PileShown[];
  own: PileShown[];
  /** Spots from left to right; the middle of the felt is between the two groups. */
  left: SpotShown[];
  right: SpotShown[];
  /** Paytables that fit beside the felt; the others share the right side. */
  leftTables: PaytableShown[];
  rightTables: PaytableShown[];
  options: StageOption[];
  /** No dealer: the player's cards have the top of the felt. */
  solo: boolean;
}

export function layoutOf(desc: TableDescription): Layout {
  const piles = (owner: string) => desc.piles.filter((pile) => pile.owner === owner);
  const role = (name: string) => desc.spots.filter((spot) => spot.role === name);
  const sides = role("side");
  const options = desc.stages.flatMap((stage) => stage.options);
  // Tables of rival options stand in the order of the options: the first to the left of the felt.
  const place = (table: PaytableShown) => options.findIndex((option) => option.name === table.line);
  const tables = [...desc.paytables].sort((a, b) => place(a) - place(b));
  const pair = tables.length === 2;
  return {
    dealer: piles("dealer"),
    board: piles("board"),
    own: piles("seat"),
    left: [...sides.slice(0, 1), ...role("ante")],
    right: [...role("completing"), ...sides.slice(1)],
    leftTables: pair ? tables.slice(0, 1) : [],
    rightTables: pair ? tables.slice(1) : tables,
    options,
    solo: piles("dealer").length === 0,
  };
}

/** Finer classes are marked in the row of the plain one where a table has no row of their own. */
const PLAIN: Record<string, string> = {
  mini_royal: "straight_flush",
  royal_flush: "straight_flush",
  pair_of_aces: "pair",
};

/**
 * Whether a paytable can still pay a seat: its stake stands, or the option it belongs to may be, or was, chosen.
 * A hand given up leaves the side bets.
 */
function counts(desc: TableDescription, table: PaytableShown, seat: SeatShown): boolean {
  const chosen = Object.values(seat.choices);
  const options = desc.stages.flatMap((stage) => stage.options);
  const folded = options.some((option) => option.folds && chosen.includes(option.name));
  if (folded && desc.spots.find((spot) => spot.bet === table.bet)?.role !== "side") return false;
  const rival = options.some((option) => option.name === table.line);
  return rival ? !chosen.length || chosen.includes(table.line) : (seat.bets[table.bet] ?? 0) > 0;
}

/** The row to mark for the cards a seat shows, if any. Marks only: what is paid, the server's slip says. */
export function markedRow(desc: TableDescription, table: PaytableShown, seat: SeatShown | null): RowShown | null {
  const shown = seat?.hands[table.fact];
  if (!shown || !counts(desc, table, seat)) return null;
  const has = (name: string | undefined) => table.rows.find((row) => name !== undefined && row.classes.includes(name));
  return has(shown) ?? has(PLAIN[shown]) ?? null;
}

/** What a paytable's hand counts so far, and the rows it can still come to; null where nothing is counted. */
export function countOf(desc: TableDescription, table: PaytableShown, seat: SeatShown | null): { soFar: number; rows: RowShown[] } | null {
  const count = seat?.counts?.[table.fact];
  if (!count || !counts(desc, table, seat)) return null;
  return { soFar: count.so_far, rows: table.rows.filter((row) => row.classes.some((name) => count.reach.includes(name))) };
}

/** The name to show for a seat's cards: always against a dealer, alone only when a paytable knows the hand. */
export function shownHands(desc: TableDescription, seat: SeatShown | null, solo: boolean, chosen: string[]): string[] {
  if (!seat) return [];
  if (!solo) return seat.hands["hand"] ? [seat.hands["hand"]] : [];
  const asked = desc.paytables.filter((table) => !chosen.length || chosen.includes(table.line));
  const marked = asked.filter((table) => chosen.includes(table.line) || markedRow(desc, table, seat));
  return marked.flatMap((table) => seat.hands[table.fact] ?? []);
}

/** Cards of some piles in the order of the table, with places for those still to come. */
export function cardsOf(piles: readonly PileShown[], shown: Record<string, string[]> | undefined): (string | null)[] {
  return piles.flatMap((pile) => Array.from({ length: pile.count }, (_, i) => shown?.[pile.name]?.[i] ?? null));
}

/** What became of a stake: won or lost beyond it, and what came back with it. */
export interface Outcome {
  net: number;
  returned: number;
}

/**
 * What became of a bet of a seat; null while nothing of it is settled. The nets of all bets are the net of the round.
 * What came back without being played for, of a void round (A40) or under the minimum (A23), won nothing.
 */
export function outcomeOf(seat: SeatShown | null, bet: string, voided: boolean): Outcome | null {
  const refund = (voided ? seat?.bets[bet] : undefined) ?? seat?.returned_bets[bet];
  if (refund) return { net: 0, returned: refund };
  const lines = (!voided && seat?.slip.filter((line) => line.bet === bet)) || [];
  if (!lines.length) return null;
  const returned = lines.reduce((all, line) => all + line.returned, 0);
  return { net: lines.reduce((all, line) => all - line.staked, returned), returned };
}

/** The option chosen for a bet that several options place: its spot says which. */
export function chosenFor(desc: TableDescription, seat: SeatShown | null, bet: string): string | null {
  const rivals = desc.stages.flatMap((stage) => stage.options).filter((option) => option.bet === bet);
  const chosen = Object.values(seat?.choices ?? {});
  return (rivals.length > 1 && rivals.find((option) => chosen.includes(option.name))?.name) || null;
}

export const stakedBy = (seat: SeatShown): number => Object.values<number>(seat.bets satisfies Bets).reduce((a, b) => a + b, 0);
