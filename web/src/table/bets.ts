/**
 * Placement arithmetic: the only sums the client does. Everything here is pure; the server has the last word.
 *
 * A player's bets are a list of placements, oldest first, so that UNDO can take the last one back.
 */
import type { Bets, Placement, SpotShown, TableDescription } from "../wire";

export interface Problem {
  code: "over_maximum" | "under_minimum" | "needs_ante" | "funds" | "no_bet";
  args: Record<string, string | number>;
}

export interface Outcome {
  placements: Placement[];
  /** Why nothing (or less) was placed. */
  problem: Problem | null;
  /** Bets that were cut to what is possible. */
  adjusted: Bets;
}

/** The rules that placing has to respect, read from a table's description. */
export interface Limits {
  spots: readonly SpotShown[];
  adjusts: boolean;
  atOnce: boolean;
  /** Antes to keep aside for the completing bet. */
  reserve: number;
}

export function limitsOf(table: TableDescription): Limits {
  const raises = table.spots.map((spot) => spot.raises ?? 0);
  return {
    spots: table.spots,
    adjusts: table.policy.over_maximum === "adjust",
    atOnce: table.policy.under_minimum === "at_once",
    reserve: table.policy.reserves_completing_bet ? Math.max(0, ...raises) : 0,
  };
}

export const anteOf = (limits: Limits): string =>
  limits.spots.find((spot) => spot.role === "ante")?.bet ?? "ante";

export function totals(placements: readonly Placement[]): Bets {
  const sums: Bets = {};
  for (const placement of placements)
    for (const [bet, amount] of Object.entries(placement)) sums[bet] = (sums[bet] ?? 0) + amount;
  return sums;
}

export const sum = (bets: Bets): number => Object.values(bets).reduce((a, b) => a + b, 0);

/** What bets need of the balance: the stakes and what is kept aside to complete them. */
export const needed = (bets: Bets, limits: Limits): number =>
  sum(bets) + limits.reserve * (bets[anteOf(limits)] ?? 0);

/** What may still be spent of `funds`. */
export const free = (bets: Bets, limits: Limits, funds: number): number => funds - needed(bets, limits);

/** The most that any one bet may be. */
export const largest = (limits: Limits): number => Math.max(...limits.spots.map((spot) => spot.maximum ?? 0)) || Infinity;

/**
 * Whether a chip is worth offering: some bet may be as high, and the balance covers it on the spot where it would go
 * first. A table that adjusts will cut it to what is possible, so there the chip itself is enough.
 */
export function covers(chip: number, placements: readonly Placement[], limits: Limits, funds: number): boolean {
  if (chip > largest(limits)) return false;
  const bets = totals(placements);
  const first = (bets[anteOf(limits)] ?? 0) === 0;
  return free(bets, limits, funds) >= chip * (first && !limits.adjusts ? 1 + limits.reserve : 1);
}

/** A spot that needs the ante sleeps until one stands. */
export function sleeps(spot: SpotShown, bets: Bets, limits: Limits): boolean {
  if (spot.role === "completing") return true;
  return spot.needs_ante && (bets[anteOf(limits)] ?? 0) === 0;
}

const refused = (placements: readonly Placement[], code: Problem["code"], args: Problem["args"]): Outcome => ({
  placements: [...placements],
  problem: { code, args },
  adjusted: {},
});

/** Add one placement: refused as a whole, or cut to what is possible where the table adjusts. */
export function add(placements: readonly Placement[], placement: Placement, limits: Limits, funds: number): Outcome {
  const ante = anteOf(limits);
  const bets = totals(placements);
  const after = totals([...placements, placement]);
  const kept: Placement = {};
  const adjusted: Bets = {};
  let problem: Problem | null = null;
  for (const spot of limits.spots) {
    const wanted = placement[spot.bet] ?? 0;
    if (wanted <= 0 || spot.role === "completing") continue;
    if (sleeps(spot, after, limits)) return refused(placements, "needs_ante", { bet: spot.bet });
    let amount = wanted;
    const room = (spot.maximum ?? Infinity) - (bets[spot.bet] ?? 0);
    if (amount > room) {
      problem = { code: "over_maximum", args: { bet: spot.bet, maximum: spot.maximum ?? 0 } };
      if (!limits.adjusts) return refused(placements, problem.code, problem.args);
      amount = room;
    }
    const price = spot.bet === ante ? 1 + limits.reserve : 1;
    const left = free(totals([...placements, kept]), limits, funds);
    if (amount * price > left) {
      problem = { code: "funds", args: { needed: needed(after, limits), available: funds } };
      if (!limits.adjusts) return refused(placements, problem.code, problem.args);
      amount = Math.floor(left / price);
    }
    if (amount > 0) kept[spot.bet] = amount;
    if (amount !== wanted) adjusted[spot.bet] = (bets[spot.bet] ?? 0) + Math.max(0, amount);
  }
  if (!Object.keys(kept).length) return { placements: [...placements], problem, adjusted: {} };
  return { placements: [...placements, kept], problem: null, adjusted };
}

/**
 * Take an amount off a spot, from the last placement backwards. More than stands there takes all of it.
 * Bets that need the ante go with the last of it.
 */
export function remove(placements: readonly Placement[], bet: string, chip: number, limits: Limits): Placement[] {
  let rest = chip;
  const left = [...placements].reverse().map((placement) => {
    const taken = Math.min(rest, placement[bet] ?? 0);
    rest -= taken;
    return taken ? { ...placement, [bet]: placement[bet]! - taken } : placement;
  });
  return tidy(left.reverse(), limits);
}

/** Take the last placement back. */
export const undo = (placements: readonly Placement[], limits: Limits): Placement[] =>
  tidy(placements.slice(0, -1), limits);

function tidy(placements: readonly Placement[], limits: Limits): Placement[] {
  const bets = totals(placements);
  const awake = new Set(limits.spots.filter((spot) => !sleeps(spot, bets, limits)).map((spot) => spot.bet));
  return placements
    .map((placement) =>
      Object.fromEntries(Object.entries(placement).filter(([bet, amount]) => amount > 0 && awake.has(bet))),
    )
    .filter((placement) => Object.keys(placement).length > 0);
}

/** REPEAT: the last round's bets as one placement. */
export const repeat = (last: Bets, limits: Limits, funds: number): Outcome => add([], last, limits, funds);

/** 2X: all that stands once more, as one placement. */
export const double = (placements: readonly Placement[], limits: Limits, funds: number): Outcome =>
  add(placements, totals(placements), limits, funds);

/** Whether the bets on the table began with a REPEAT: then its button is 2X. */
export function repeated(placements: readonly Placement[], last: Bets | null): boolean {
  const first = placements[0];
  if (!first || !last) return false;
  const names = new Set([...Object.keys(first), ...Object.keys(last)]);
  return [...names].every((name) => (first[name] ?? 0) === (last[name] ?? 0));
}

/** What keeps these bets from being dealt, where the table says so at once. */
export function undealable(placements: readonly Placement[], limits: Limits): Problem | null {
  const bets = totals(placements);
  if (!sum(bets)) return { code: "no_bet", args: {} };
  for (const spot of limits.spots) {
    const amount = bets[spot.bet] ?? 0;
    if (amount > 0 && amount < (spot.minimum ?? 0))
      return { code: "under_minimum", args: { bet: spot.bet, minimum: spot.minimum ?? 0 } };
  }
  return null;
}
