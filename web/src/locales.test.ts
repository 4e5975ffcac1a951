import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const LANGUAGES = ["it", "fr", "hr", "en"] as const;
const here = `${process.cwd()}/src/`;
const source = (language: string) => readFileSync(`${here}locales/${language}.ftl`, "utf8");

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((found) => found[1]!);
}

/** Every name a server may say, by the prefix of its message. */
const NAMES: Record<string, string[]> = {
  game: ["three-card-poker-live", "three-card-poker-instant", "casino-holdem", "tequila-poker"],
  about: ["three-card-poker-live", "three-card-poker-instant", "casino-holdem", "tequila-poker"],
  bet: ["ante", "pair_plus", "six_card_bonus", "aa_bonus", "play", "call", "bet"],
  option: ["fold", "play", "call", "high_tequila", "tequila_poker"],
  line: ["play", "call", "ante", "ante_bonus", "pair_plus", "six_card_bonus", "aa_bonus", "high_tequila", "tequila_poker"],
  pile: ["hand", "dealer", "flop", "turn", "river", "draw"],
  hand: ["high_card", "pair", "pair_of_aces", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush", "mini_royal", "below", "points"],
  outcome: ["win", "push", "lose", "fold", "bonus"],
  reason: ["win", "tie", "lose", "not_qualified", "fold", "under_minimum"],
  qualifies: ["queen_high", "pair_of_fours"],
  phase: ["betting", "dealing", "deciding", "finishing", "ended", "voided"],
  refused: ["bad_message", "rate_limited", "unknown_table", "unknown_round", "wrong_round", "unknown_spot", "needs_ante", "over_maximum", "under_minimum", "no_bet", "funds", "betting_closed", "too_late", "not_seated", "seat_taken", "table_full", "already_seated", "not_deciding", "already_chosen", "unknown_option", "wrong_stage", "key_conflict", "round_running", "not_instant", "not_live", "store_failed", "not_allowed", "not_signed_in", "wallet_full", "table_closed", "bad_odds", "too_long", "unknown_game", "no_advice", "no_advice_here", "busy"],
  closed: ["not_certified", "under_floor"],
};
const KINDS = ["live", "instant"];
const reference = ids(source("en"));

test.each(LANGUAGES)("%s has no junk and no id twice", (language) => {
  const text = source(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const written = ids(text);
  expect(new Set(written).size).toBe(written.length);
  // An entry that does not parse is skipped by the bundle: everything written must have arrived.
  for (const id of written) expect(bundle.hasMessage(id), id).toBe(true);
  // Each line is a comment, blank, the start of a message, or indented below one.
  for (const line of text.split("\n")) expect(line, line).toMatch(/^$|^#|^[a-zA-Z][\w-]*\s*=|^\s+\S|^\}$/);
});

test.each(LANGUAGES)("%s has the same messages as the others, with the same arguments", (language) => {
  expect(ids(source(language)).sort()).toEqual([...reference].sort());
});

test.each(LANGUAGES)("%s words every name of the contract", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source(language)));
  const wanted = [...Object.entries(NAMES).flatMap(([prefix, names]) => names.map((name) => `${prefix}-${name}`)), ...KINDS];
  for (const id of wanted) {
    const value = bundle.getMessage(id)?.value;
    expect(value, id).toBeTruthy();
    for (const game of NAMES["game"]!) {
      const errors: Error[] = [];
      const args = { game, bet: "Ante", minimum: "1", maximum: "2", needed: "3", available: "4", seat: 5, points: 52, code: "x", why: "y" };
      expect(bundle.formatPattern(value!, args, errors)).not.toMatch(/\{/);
      expect(errors, id).toEqual([]);
    }
  }
});

test("every message that the sources ask for exists, and none is written for nothing", () => {
  const sources = (readdirSync(here, { recursive: true }) as string[])
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
    .map((name) => readFileSync(`${here}${name}`, "utf8"))
    .join("\n");
  const asked = new Set([...sources.matchAll(/"([a-z][a-z0-9_]*(?:-[a-z0-9_-]+)*)"/g)].map((found) => found[1]!));
  const direct = [...sources.matchAll(/\bt\("([^"]+)"/g)].map((found) => found[1]!);
  for (const id of direct) expect(reference, id).toContain(id);
  const built = [...Object.keys(NAMES), "rank", "suit"].map((prefix) => `${prefix}-`);
  for (const id of reference)
    expect(asked.has(id) || built.some((prefix) => id.startsWith(prefix)) || KINDS.includes(id), `${id} is never asked for`).toBe(true);
});
