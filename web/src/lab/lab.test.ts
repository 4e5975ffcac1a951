/** The odds' wording in every language, and the question that an address holds. */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../i18n.svelte";
import games from "../rules/games.json";
import { WRITTEN_IN, expectSound, here, ids, read, variables } from "../wording.testing";
import { asInCatalogue, askedOf, changesOf, queryOf, questionOf } from "./question";
import type { LabGame } from "./wire";
import { endingName, percent, playName, share, signed, whole } from "./words";

const source = (language: string) => read(`locales/lab/${language}.ftl`);

describe("the wording", () => {
  test.each(WRITTEN_IN)("%s has no junk, no id twice, and the same messages with the same arguments", (language) => {
    const text = source(language);
    expectSound(language, text, /^$|^#|^lab-[\w-]*\s*=|^\s+\S|^\}$/);
    const written = ids(text);
    const english = variables(source("en"));
    expect([...written].sort()).toEqual(Object.keys(english).sort());
    for (const [id, names] of Object.entries(variables(text))) for (const name of names) expect(english[id], `${language} ${id}`).toContain(name);
  });

  test("every message is asked for, and none that is asked for is missing", () => {
    const code = (readdirSync(here, { recursive: true }) as string[])
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
      .map((name) => ({ name, text: read(name) }))
      .filter(({ name, text }) => name.startsWith("lab") || text.includes("lab/words")) // other areas tell of other things
      .map(({ text }) => text)
      .join("\n");
    const written = ids(source("en")).map((id) => id.replace(/^lab-/, ""));
    const asked = [...code.matchAll(/\btell\("([\w-]+)"/g)].map((found) => found[1]!);
    for (const id of asked) expect(written, id).toContain(id);
    for (const id of written) expect(code.includes(`"${id}"`) || /^(play|rtp|objective)-/.test(id), `${id} is never asked for`).toBe(true);
  });

  test.each(WRITTEN_IN)("%s words every way to play that a certificate tells of", (language) => {
    languages.choose(language);
    for (const table of games) for (const { play } of table.returns) expect(playName(play, table.game)).not.toMatch(/lab-|option-|\{/);
  });
});

describe("numbers", () => {
  test("are written as the language writes them", () => {
    languages.choose("it");
    expect(percent(0.96627)).toBe("96,63%");
    expect(whole("27813810024000")).toBe("27.813.810.024.000");
    languages.choose("en");
    expect([signed(5), signed(-1), signed(0)]).toEqual(["+5", "-1", "0"]);
    expect(share(0.0000092345)).toBe("0.000923%");
    expect(endingName({ bet: "main", net: 2, deals: "1", share: 1, option: "play", result: "win" }, "three-card-poker-live")).toBe("Play · Better hand");
    expect(endingName({ bet: "aa_bonus", net: -1, deals: "1", share: 1 }, "casino-holdem")).toBe("Lost");
  });
});

const GAME: LabGame = {
  game: "casino-holdem",
  tables: { roma: "Roma" },
  definition: "",
  lines: [{ line: "ante", rows: [{ hand: "royal_flush", pays: 100 }, { hand: "flush", pays: 2 }, { hand: "pair", pays: null }] }],
  raises: { call: 2 },
  survives_fold: { aa_bonus: false },
  strategies: ["optimal", "basic"],
};

describe("a question", () => {
  test("without changes has no address of its own", () => {
    expect(queryOf(askedOf(GAME, asInCatalogue(GAME)))).toBe("");
  });

  test("comes back whole from its address", () => {
    const question = asInCatalogue(GAME);
    Object.assign(question.pays["ante"]!, { royal_flush: 50, flush: null, pair: 0 });
    question.raises["call"] = 3;
    question.survives["aa_bonus"] = true;
    question.stakes["aa_bonus"] = "1/2";
    question.objective = "element-of-risk";
    expect(changesOf(GAME, question)).toEqual(["ante.royal_flush=50", "ante.flush=none", "ante.pair=0", "call.raises=3", "aa_bonus.survives_fold=true"]);
    expect(questionOf(GAME, `?${queryOf(askedOf(GAME, question))}`)).toEqual(question);
  });

  test("leaves out what the game does not know", () => {
    const plain = asInCatalogue(GAME);
    for (const bad of ["set=ante.no_hand=3", "set=ante.flush=-3", "set=ante.flush=x", "set=__proto__.x=1", "stake=aa_bonus=0", "stake=ante=1", "strategy=hope", "objective=joy"])
      expect(questionOf(GAME, `?${bad}`), bad).toEqual(plain);
  });

  test("about a simple strategy has no objective", () => {
    const question = { ...asInCatalogue(GAME), strategy: "basic", objective: "element-of-risk" };
    expect(askedOf(GAME, question).objective).toBe("expected-value");
  });
});
