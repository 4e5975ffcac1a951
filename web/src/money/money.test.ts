/** The money desk's wording in every language, and what people write into its fields. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../i18n.svelte";
import { address, parse } from "../router.svelte";
import { WRITTEN_IN, expectSound, here, ids, read, variables } from "../wording.testing";
import type { LimitShown } from "./wire";
import { daysWords, duration, limitValue, parseAmount, parseMinutes, written } from "./words";

const source = (language: string) => read(`locales/money/${language}.ftl`);
/** Put together from names that the server says, or from a choice on the page. */
const BUILT = /^(limit|span|group|kind|deposit|withdrawal|break|break-about|away)-/;
const LIMITS = ["deposit_day", "deposit_week", "deposit_month", "loss_day", "loss_week", "loss_month", "stake_round", "stake_day", "time_session", "time_day", "reality_check"];
const UNIT = { currency: "PLAY", exponent: 2 };
const limit = (unit: LimitShown["unit"]): LimitShown => ({ kind: "x", unit, value: null, used: null, required: false, pending: null });

describe("the wording", () => {
  test.each(WRITTEN_IN)("%s has no junk, no id twice, and the same messages with the same arguments", (language) => {
    const text = source(language);
    expectSound(language, text, /^$|^#|^(money|refused)-[\w-]*\s*=|^\s+\S|^\}.*$/);
    expect(variables(text)).toEqual(variables(source("en")));
  });

  test("every message is asked for, and none that is asked for is missing", () => {
    const code = (readdirSync(here, { recursive: true }) as string[])
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
      .map((name) => [name, read(name)] as const)
      .filter(([name, text]) => name.startsWith("money/") || text.includes("money/words"))
      .map(([, text]) => text)
      .join("\n");
    const own = ids(source("en")).filter((id) => id.startsWith("money-")).map((id) => id.slice("money-".length));
    const asked = [...code.matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1]!);
    for (const id of asked) expect(own, id).toContain(id);
    for (const id of own) expect(code.includes(`"${id}"`) || BUILT.test(id), `${id} is never asked for`).toBe(true);
    for (const kind of LIMITS) expect(own).toContain(`limit-${kind}`);
  });

  test("every refusal of the desk is worded", () => {
    const words = readFileSync(`${here}../../src/croupier/wire/wording.py`, "utf8");
    for (const id of ids(source("en")).filter((one) => one.startsWith("refused-"))) expect(words).toContain(`"${id.slice("refused-".length)}":`);
  });
});

describe("what people write", () => {
  test.each([
    ["12", 1200],
    [" 12.5 ", 1250],
    ["12,50", 1250],
    ["0,05", 5],
    ["12.505", null],
    ["1e3", null],
    ["-5", null],
    ["", null],
    ["12,", null],
    ["1234567890123", null],
  ])("the amount %j is %j", (text, minor) => {
    expect(parseAmount(text, 2)).toBe(minor);
  });

  test.each([
    ["90", 90],
    [" 5 ", 5],
    ["1.5", null],
    ["-1", null],
    ["", null],
  ])("the minutes %j are %j", (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });

  test("what is written to begin with reads back as what it was", () => {
    for (const minor of [0, 5, 1200, 1250, 123456]) expect(parseAmount(written(minor, limit("money"), 2), 2)).toBe(minor);
    expect(written(90, limit("minutes"), 2)).toBe("90");
  });
});

describe("numbers as words", () => {
  test("times and lengths", () => {
    languages.choose("en");
    expect(duration(0)).toBe("0 min");
    expect(duration(65 * 60_000)).toBe("1 h 5 min");
    expect([1, 7, 30, 180, 365, 1825].map(daysWords)).toEqual(["1 day", "7 days", "30 days", "6 months", "1 year", "5 years"]);
    languages.choose("hr");
    expect([180, 1825].map(daysWords)).toEqual(["6 mjeseci", "5 godina"]);
  });

  test("limits, and their absence", () => {
    languages.choose("en");
    expect(limitValue(null, limit("money"), UNIT)).toBe("no limit");
    expect(limitValue(123456, limit("money"), UNIT)).toBe("1,234.56");
    expect(limitValue(90, limit("minutes"), UNIT)).toBe("1 h 30 min");
  });
});

test("the pages have addresses of their own", () => {
  for (const page of ["cashier", "responsible"] as const) expect(parse(address({ page }))).toEqual({ page });
});
