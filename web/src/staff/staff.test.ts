/** The consoles' wording in every language, and the scanner that types like a keyboard. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../i18n.svelte";
import { WRITTEN_IN, here, ids, read, variables } from "../wording.testing";
import { cardCode, Scanner } from "./scanner";
import { dealerLine, decidingLine, heldWords, phaseName, stopLine, waitsLine } from "./words";

const source = (language: string) => read(`locales/staff/${language}.ftl`);
/** Names that the server says, or that are put together. */
const BUILT = /^(phase|state|reason|by|role|incident|waits|side|part|void|adjustment)-/;

describe("the wording", () => {
  test.each(WRITTEN_IN)("%s has no junk, no id twice, and the same messages with the same arguments", (language) => {
    const text = source(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const other of readdirSync(`${here}locales`)) {
      const path = other.endsWith(".ftl") ? (other === `${language}.ftl` ? `locales/${other}` : null) : `locales/${other}/${language}.ftl`;
      if (path && existsSync(`${here}${path}`)) expect(bundle.addResource(new FluentResource(read(path))), path).toEqual([]);
    }
    const written = ids(text);
    expect(new Set(written).size).toBe(written.length);
    for (const line of text.split("\n")) expect(line, line).toMatch(/^$|^#|^(staff|refused)-[\w-]*\s*=|^\s+\S|^\}$/);
    expect(variables(text)).toEqual(variables(source("en")));
  });

  test("every message is asked for, and none that is asked for is missing", () => {
    const code = readdirSync(`${here}staff`)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
      .map((name) => read(`staff/${name}`))
      .join("\n");
    const written = ids(source("en")).filter((id) => id.startsWith("staff-")).map((id) => id.replace(/^staff-/, ""));
    const asked = [...code.matchAll(/\bstaff\((["'])([\w-]+)\1/g)].map((found) => found[2]!);
    expect(asked.length).toBeGreaterThan(100);
    for (const id of asked) expect(written, id).toContain(id);
    for (const id of written) expect(code.includes(`"${id}"`) || code.includes(`'${id}'`) || BUILT.test(id), `${id} is never asked for`).toBe(true);
  });

  test("what the table waits for is said in full", () => {
    languages.choose("en");
    const card = { what: "card", pile: "hand", seat: 3, index: 1, side: "up" };
    expect(waitsLine(card)).toBe("Seat 3, second card, face up");
    expect(waitsLine({ ...card, pile: "dealer", seat: null, side: "turn" })).toBe("Dealer, second card, turn it over and scan it");
    expect(waitsLine({ what: "burn" })).toBe("Burn a card");
  });
});

describe("what a table comes to", () => {
  const unit = { currency: "PLAY", exponent: 2 };

  test("whose decision is waited for, in words for those who keep the table", () => {
    languages.choose("en");
    expect(decidingLine([])).toBe("");
    expect(decidingLine([2])).toBe("waiting for seat 2");
    expect(decidingLine([1, 2, 5])).toBe("waiting for seats 1, 2, and 5");
    expect(phaseName("deciding")).toBe("Decisions");
    expect(phaseName("finishing")).toBe("Showdown");
  });

  test("what is reserved stands beside what is staked", () => {
    languages.choose("en");
    expect(heldWords({ held: 2000, reserved: 1000 }, unit)).toBe("10.00 + 10.00 reserved");
    expect(heldWords({ held: 1000, reserved: 0 }, unit)).toBe("10.00");
  });

  test("who stopped it, and why, as far as it is known", () => {
    languages.choose("en");
    expect(stopLine("technical", "supervisor", { stopped_by: "Marta Sole", stopped_why: "a cable" })).toBe("Technical fault · Marta Sole (a supervisor): “a cable”");
    expect(stopLine("technical", "supervisor", null)).toBe("Technical fault · a supervisor");
    expect(stopLine("card_twice", "system", { stopped_by: null, stopped_why: null })).toBe("This card is out already · the system");
    expect(stopLine("not_certified", null, null)).toBe("Its returns are not certified");
  });

  test("the dealer's hand is named as the house names it, and nothing before it does", () => {
    languages.choose("en");
    expect(dealerLine(null, null)).toBe("");
    expect(dealerLine("pair", true)).toBe("Pair, qualifies");
    expect(dealerLine("high_card", false)).toBe("High card, does not qualify");
    expect(dealerLine("straight", null)).toBe("Straight");
  });
});

describe("the scanner", () => {
  const type = (scanner: Scanner, text: string, at: number) => {
    for (const key of text) expect(scanner.key(key, at)).toEqual({ used: true, reading: null });
    return scanner.key("Enter", at).reading;
  };

  test("E2: reads every card's code, in either case, and a ten as people write it", () => {
    for (const rank of "AKQJT98765432") for (const suit of "shdc") expect(cardCode((rank + suit).toLowerCase())).toBe(rank + suit);
    expect(cardCode("10H")).toBe("Th");
    for (const noise of ["", "Q", "1s", "Qx", "Qss", "joker", "Q♠", "QsJd", "11h"]) expect(cardCode(noise), noise).toBeNull();
  });

  test("tells cards from noise, and says what the noise was", () => {
    const scanner = new Scanner();
    expect(type(scanner, "Qs", 0)).toEqual({ card: "Qs" });
    expect(type(scanner, "]C1Qs", 100)).toEqual({ noise: "]C1Qs" });
    expect(type(scanner, "<b>Kd</b>", 200)).toEqual({ noise: "<b>Kd</b>" });
    expect(type(scanner, "Kd", 300)).toEqual({ card: "Kd" });
  });

  test("a card read twice at once counts once, and a second one later is told", () => {
    const scanner = new Scanner();
    expect(type(scanner, "Qs", 0)).toEqual({ card: "Qs" });
    expect(type(scanner, "Qs", 900)).toEqual({ twice: "Qs" });
    expect(type(scanner, "Qs", 5000)).toEqual({ card: "Qs" });
  });

  test("leaves Enter, Space and Tab to the page while nothing is being read", () => {
    const scanner = new Scanner();
    for (const key of ["Enter", " ", "Tab", "Escape", "Backspace", "ArrowLeft", "F2"]) expect(scanner.key(key, 0).used, key).toBe(false);
    scanner.key("Q", 0);
    expect(scanner.key("Tab", 0).used).toBe(false);
    expect(scanner.key("Backspace", 0).used).toBe(true);
    expect(scanner.pending).toBe("");
  });

  test("forgets half a reading, and keeps an endless one short", () => {
    const scanner = new Scanner();
    scanner.key("Q", 0);
    expect(type(scanner, "Kd", 6000)).toEqual({ card: "Kd" });
    for (let i = 0; i < 5000; i++) scanner.key("x", 7000);
    expect(scanner.pending.length).toBe(40);
  });
});
