/** Where things go on a table, read from its description: no table is known by name. */
import type { Bets, PaytableShown, PileShown, RowShown, SeatShown, SpotShown, StageOption, TableDescription } from "./wire";

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

/** What the settled lines of a bet brought back; null while nothing of it is settled. */
export function broughtBack(seat: SeatShown | null, bet: string): number | null {
  const lines = seat?.slip.filter((line) => line.bet === bet) ?? [];
  return lines.length ? lines.reduce((all, line) => all + line.returned, 0) : null;
}

export const stakedBy = (seat: SeatShown): number => Object.values<number>(seat.bets satisfies Bets).reduce((a, b) => a + b, 0);
