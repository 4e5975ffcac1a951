/** What the spots, paytables and chips say: a plus is won beyond the stake, and all of them add up to the panel. */
import { beforeEach, describe, expect, test } from "vitest";
import { covers, largest, limitsOf } from "../table/bets";
import { CATALOGUE } from "../dev/catalogue";
import { languages } from "../i18n.svelte";
import { chosenFor, countOf, outcomeOf } from "../table/layout";
import type { LineShown, SeatShown } from "../wire";
import { earlyWords } from "../words";
import { outcomeWords, tabName, voidWords } from "./words";

const table = (id: string) => CATALOGUE.find((desc) => desc.id === id)!;
const line = (name: string, bet: string, staked: number, returned: number): LineShown => ({
  line: name, bet, staked, returned, outcome: returned > staked ? "win" : "lose", result: null, hand: null, pays: returned > staked ? 1 : null,
});
const seat = (changes: Partial<SeatShown>): SeatShown => ({
  seat: 1, name: "", you: true, bets: {}, reserved: 0, piles: {}, hands: {}, choices: {}, decided_by: {}, options: [], bonus_waits: [],
  placements: [], slip: [], returned_bets: {}, ...changes,
});

beforeEach(() => languages.choose("en"));

describe("what became of a stake", () => {
  test("the nets of the spots add up to what the round won", () => {
    const slip = [line("play", "play", 500, 1000), line("ante_bonus", "ante", 0, 500), line("ante", "ante", 500, 1000), line("pair_plus", "pair_plus", 500, 3000), line("six_card_bonus", "six_card_bonus", 500, 0)];
    const played = seat({ slip });
    const nets = ["play", "ante", "pair_plus", "six_card_bonus"].map((bet) => outcomeOf(played, bet, false)!.net);
    expect(nets).toEqual([500, 1000, 2500, -500]);
    expect(nets.reduce((a, b) => a + b)).toBe(slip.reduce((all, one) => all + one.returned - one.staked, 0));
  });

  test("in words: won, lost, or back", () => {
    const words = (net: number, returned: number) => outcomeWords({ net, returned }, table("roma"));
    expect([words(2000, 4000), words(-500, 0), words(0, 1000), words(-250, 250)]).toEqual(["+ 20", "− 5", "10 back", "− 2.50"]);
    languages.choose("it");
    expect(words(0, 1000)).toBe("10 resi");
  });

  test("A40, A23: a stake that was not played for is back, whatever had been paid", () => {
    const paid = seat({ bets: { pair_plus: 500, ante: 500 }, slip: [line("pair_plus", "pair_plus", 500, 3000)] });
    expect(outcomeOf(paid, "pair_plus", true)).toEqual({ net: 0, returned: 500 });
    expect(outcomeOf(paid, "play", true)).toBeNull();
    expect(outcomeOf(seat({ returned_bets: { ante: 50 } }), "ante", false)).toEqual({ net: 0, returned: 50 });
  });

  test("nothing before it is settled", () => {
    expect(outcomeOf(seat({ bets: { ante: 500 } }), "ante", false)).toBeNull();
    expect(outcomeOf(null, "ante", true)).toBeNull();
  });

  test("D4: a bet settled before the decision says what it won", () => {
    expect(earlyWords(line("pair_plus", "pair_plus", 1000, 2000), table("paris"))).toBe("Pair+ pays 1:1: +10.00");
  });
});

describe("two games for one bet", () => {
  const tequila = table("tequila");
  const [points, hands] = ["high_tequila", "tequila_poker"].map((name) => tequila.paytables.find((one) => one.line === name)!);
  const dealt = { counts: { [points!.fact]: { so_far: 30, reach: ["48", "49", "50"] } } };

  test("B9: what is counted, and the rows it can come to", () => {
    const count = countOf(tequila, points!, seat(dealt))!;
    expect(count.soFar).toBe(30);
    expect(count.rows.map((row) => row.classes.at(-1))).toEqual(["50", "49", "48"]);
    expect(countOf(tequila, hands!, seat(dealt))).toBeNull();
    expect(countOf(tequila, points!, seat({}))).toBeNull();
  });

  test("not for the game that was not chosen", () => {
    expect(countOf(tequila, points!, seat({ ...dealt, choices: { decision: "tequila_poker" } }))).toBeNull();
    expect(countOf(tequila, points!, seat({ ...dealt, choices: { decision: "high_tequila" } }))).not.toBeNull();
  });

  test("the spot takes the name of the choice, where there was one between games", () => {
    expect(chosenFor(tequila, seat({ choices: { decision: "high_tequila" } }), "bet")).toBe("high_tequila");
    expect(chosenFor(tequila, seat({ choices: { decision: "fold" } }), "bet")).toBeNull();
    expect(chosenFor(table("venezia"), seat({ choices: { decision: "play" } }), "play")).toBeNull();
  });
});

test("a chip above every maximum is not offered, whatever the table does with too much", () => {
  for (const desc of CATALOGUE) {
    const limits = limitsOf(desc);
    const most = Math.max(...desc.spots.map((spot) => spot.maximum ?? 0));
    expect(largest(limits)).toBe(most);
    expect(covers(most, [], limits, 10_000_000)).toBe(true);
    expect(covers(most + 1, [], limits, 10_000_000)).toBe(false);
  }
});

test("only what players may know of a void round is said", () => {
  expect(voidWords("malfunction")).toBe("There was a malfunction.");
  expect([voidWords("test"), voidWords(null), voidWords(undefined)]).toEqual([null, null, null]);
});

test("only long names have a shorter one on their tab", () => {
  expect([tabName("six_card_bonus", "6 Card Bonus"), tabName("pair_plus", "Pair Plus")]).toEqual(["6 Card", "Pair Plus"]);
});
