import { expect, test } from "vitest";
import * as bets from "./bets";
import { CATALOGUE } from "../dev/catalogue";
import type { Limits } from "./bets";

const limits = (id: string): Limits => bets.limitsOf(CATALOGUE.find((table) => table.id === id)!);
const live = limits("venezia");
const holdem = limits("roma");
const paris = limits("paris");
const RICH = 100000;

test("a chip adds a placement, chips of several values make up an amount", () => {
  const first = bets.add([], { ante: 2500 }, live, RICH);
  const second = bets.add(first.placements, { ante: 500 }, live, RICH);
  expect(second.problem).toBeNull();
  expect(second.placements).toEqual([{ ante: 2500 }, { ante: 500 }]);
  expect(bets.totals(second.placements)).toEqual({ ante: 3000 });
});

test("side bets sleep until the ante stands, unless the table lets them stand alone", () => {
  expect(bets.add([], { pair_plus: 500 }, live, RICH).problem?.code).toBe("needs_ante");
  expect(bets.add([], { pair_plus: 500 }, paris, RICH).placements).toEqual([{ pair_plus: 500 }]);
  expect(bets.sleeps(live.spots[1]!, { ante: 100 }, live)).toBe(false);
});

test("over the maximum is refused as a whole, or cut where the table adjusts", () => {
  const refused = bets.add([{ ante: 1000 }, { six_card_bonus: 4000 }], { six_card_bonus: 2500 }, live, RICH);
  expect(refused.problem).toEqual({ code: "over_maximum", args: { bet: "six_card_bonus", maximum: 5000 } });
  expect(bets.totals(refused.placements)).toEqual({ ante: 1000, six_card_bonus: 4000 });

  const cut = bets.add([{ ante: 9000 }], { ante: 2500 }, holdem, RICH);
  expect(cut.problem).toBeNull();
  expect(cut.adjusted).toEqual({ ante: 10000 });
  expect(bets.totals(cut.placements)).toEqual({ ante: 10000 });
});

test("the ante keeps the completing bet's stake aside", () => {
  expect(bets.needed({ ante: 1000, pair_plus: 500 }, live)).toBe(2500);
  expect(bets.needed({ ante: 1000 }, holdem)).toBe(3000);
  expect(bets.needed({ ante: 1000 }, paris)).toBe(1000);
  expect(bets.add([], { ante: 2500 }, live, 4999).problem?.code).toBe("funds");
  expect(bets.add([], { ante: 2500 }, live, 5000).placements).toEqual([{ ante: 2500 }]);
  expect(bets.add([{ ante: 2500 }], { pair_plus: 100 }, live, 5000).problem?.code).toBe("funds");
});

test("a chip is offered when the balance covers it where it would go", () => {
  expect(bets.covers(2500, [], live, 5000)).toBe(true);
  expect(bets.covers(2500, [], live, 4900)).toBe(false);
  expect(bets.covers(500, [{ ante: 2500 }], live, 5500)).toBe(true);
  expect(bets.covers(500, [{ ante: 2500 }], live, 5400)).toBe(false);
  expect(bets.covers(2500, [], holdem, 2500)).toBe(true);
  expect(bets.covers(2500, [], holdem, 2400)).toBe(false);
});

test("where the table adjusts, a bet is cut to what the balance covers", () => {
  const cut = bets.add([], { ante: 10000 }, holdem, 10000);
  expect(cut.placements).toEqual([{ ante: 3333 }]);
  expect(cut.adjusted).toEqual({ ante: 3333 });
});

test("undo takes the last placement back, again and again; side bets go with the ante", () => {
  const placed = [{ ante: 500 }, { pair_plus: 100 }, { ante: 500 }];
  const once = bets.undo(placed, live);
  expect(once).toEqual([{ ante: 500 }, { pair_plus: 100 }]);
  expect(bets.undo(bets.undo(once, live), live)).toEqual([]);
});

test("removing takes a chip's worth from the last placement backwards", () => {
  const placed = [{ ante: 500 }, { pair_plus: 100 }, { ante: 200 }];
  expect(bets.remove(placed, "ante", 300, live)).toEqual([{ ante: 400 }, { pair_plus: 100 }]);
});

test("a chip worth more than the bet takes the whole bet, and what needs it", () => {
  expect(bets.remove([{ ante: 500 }, { pair_plus: 100 }], "ante", 2500, live)).toEqual([]);
  expect(bets.remove([{ ante: 500 }, { pair_plus: 100 }], "pair_plus", 500, paris)).toEqual([{ ante: 500 }]);
});

test("repeat and double are one placement each, and undo takes them back as one", () => {
  const last = { ante: 2500, pair_plus: 500 };
  const once = bets.repeat(last, live, RICH);
  const twice = bets.double(once.placements, live, RICH);
  expect(twice.placements).toEqual([last, last]);
  expect(bets.undo(twice.placements, live)).toEqual([last]);
  expect(bets.repeated(twice.placements, last)).toBe(true);
  expect(bets.repeated([{ ante: 2500 }], last)).toBe(false);
  expect(bets.repeated([], last)).toBe(false);
});

test("a repeat that the balance does not cover is refused whole", () => {
  expect(bets.repeat({ ante: 2500, pair_plus: 500 }, live, 5400).placements).toEqual([]);
});

test("what cannot be dealt is said", () => {
  expect(bets.undealable([], paris)?.code).toBe("no_bet");
  expect(bets.undealable([{ ante: 50 }], paris)).toEqual({ code: "under_minimum", args: { bet: "ante", minimum: 100 } });
  expect(bets.undealable([{ ante: 100 }], paris)).toBeNull();
});
