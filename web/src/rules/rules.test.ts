/** Every table's rules in every language, from the description that the server gives (games.json is its copy). */
import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import { readFileSync, readdirSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import App from "../App.svelte";
import type { Transport } from "../house";
import { languages } from "../i18n.svelte";
import { router } from "../router.svelte";
import { Session } from "../session.svelte";
import type { Line } from "../connection";
import { WRITTEN_IN, expectSound, here, ids, read, variables } from "../wording.testing";
import { type Outcome, columns, included, outcomes, pointGroups, readings, steps } from "./derive";
import games from "./games.json";
import type { RuledTable } from "./wire";

const TABLES = games as unknown as RuledTable[];
const source = (language: string) => read(`locales/rules/${language}.ftl`);
const byId = (id: string) => TABLES.find((table) => table.id === id)!;

describe("the wording", () => {
  test.each(WRITTEN_IN)("%s has no junk, no id twice, and the same ids as the others", (language) => {
    const text = source(language);
    expectSound(language, text, /^$|^#|^rules-[\w-]*\s*=|^\s+\S|^\}$/);
    const written = ids(text);
    expect([...written].sort()).toEqual(ids(source("en")).sort());
  });

  test("no language names what the page does not give", () => {
    // The words for dealer and qualifying, and the game, are given to every message that is about a table.
    const always = ["dealer", "qualifies", "game"];
    const english = variables(source("en"));
    for (const language of WRITTEN_IN)
      for (const [id, names] of Object.entries(variables(source(language))))
        for (const name of names) expect([...english[id]!, ...always], `${language} ${id}`).toContain(name);
  });

  test("no message is written for nothing", () => {
    const code = (readdirSync(`${here}rules`) as string[])
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
      .map((name) => readFileSync(`${here}rules/${name}`, "utf8"))
      .join("\n");
    const built = [...code.matchAll(/`([a-z_-]*)\$\{/g)].map((found) => found[1]!).filter(Boolean);
    const piles = ["three_card-", "five_card-"];
    const cases = ["timeout", "disconnect", "leave", "unfinished", "idle", "malfunction", "code"];
    for (const id of ids(source("en")).map((one) => one.replace(/^rules-/, ""))) {
      const asked = code.includes(`"${id}"`) || [...built, ...piles, ...cases].some((prefix) => id.startsWith(prefix));
      expect(asked, `${id} is never asked for`).toBe(true);
    }
  });
});

window.scrollTo = () => {};
const silent = (): Line => ({ send() {}, close() {}, onopen: null, onmessage: null, onclose: null });
const transport: Transport = {
  dial: silent,
  async call(_method, path) {
    if (path === "/api/session") return { player: "p", name: "Guest", guest: true, role: "player" };
    if (path === "/api/wallet") return { currency: "PLAY", exponent: 2, available: 100000, held: 0 };
    if (path === "/api/tables") return TABLES.map(({ id, name }) => ({ id, name }));
    return byId(path.split("/").at(-1)!);
  },
};

/** What a message looks like that has no wording, or whose arguments are missing. */
const UNWORDED = /\b(rules|bet|option|line|pile|hand|game|about|qualifies|row|rank|suit)-[a-z_]+\b|\{|\$|undefined|NaN|\?\?\?/;

describe("the page", () => {
  afterEach(cleanup);

  const every = TABLES.flatMap((table) => WRITTEN_IN.map((language) => [table.id, language] as const));
  test.each(every)("%s in %s: every term has a wording, every row of every paytable is there", async (id, language) => {
    languages.choose(language);
    router.go({ page: "rules", id });
    const session = new Session(transport);
    await session.start();
    const { container } = render(App, { session });
    await waitFor(() => screen.getByTestId("rules-generated"));
    const table = byId(id);
    const text = container.querySelector("main")!.textContent!.replaceAll(/[a-z_]+\.(survives_fold|settles|bonus|not_qualified) = \S+/g, "");
    expect(text).not.toMatch(UNWORDED);
    for (const label of container.querySelectorAll("main [aria-label]")) expect(label.getAttribute("aria-label")).not.toMatch(UNWORDED);
    for (const paytable of table.paytables) {
      const rows = screen.getByTestId(`rules-paytable-${paytable.name}`).querySelectorAll("tbody tr");
      expect([...rows].map((row) => row.getAttribute("data-pays"))).toEqual(paytable.rows.map((row) => String(row.pays)));
    }
    for (const order of table.orders)
      expect(within(screen.getByTestId(`rules-order-${order.kind}`)).getAllByRole("listitem")).toHaveLength(order.hands.length);
    expect(screen.getByTestId("rules-definition").textContent).toBe(table.definition);
    for (const link of container.querySelectorAll<HTMLAnchorElement>("main a[href^='#']"))
      expect(container.querySelector(link.getAttribute("href")!), link.href).not.toBeNull();
  });
});

/** An outcome as text: bet (or bonus) -> what it gets. */
function told(id: string, option: string, result: string): Record<string, string> {
  const table = byId(id);
  const row = outcomes(table).find((one) => one.option === option && one.result === result)!;
  const words = (cell: Outcome["cells"][number]) =>
    cell.kind === "pays" ? `${cell.pays}:1` : "paytable" in cell ? `${cell.kind} ${cell.paytable}` : cell.kind;
  return Object.fromEntries(columns(table).map((column, i) => [column.key, words(row.cells[i]!)]));
}

describe("what each bet gets", () => {
  test.each(["venezia", "zagreb"])("A5, A6, A9: %s", (id) => {
    const side = { pair_plus: "table pair_plus", six_card_bonus: "table six_card_bonus" };
    const bonus = { "ante+ante_bonus": "bonus ante_bonus" };
    expect(told(id, "play", "not_qualified")).toEqual({ play: "push", ante: "1:1", ...bonus, ...side });
    expect(told(id, "play", "win")).toEqual({ play: "1:1", ante: "1:1", ...bonus, ...side });
    expect(told(id, "play", "tie")).toEqual({ play: "push", ante: "push", ...bonus, ...side });
    expect(told(id, "play", "lose")).toEqual({ play: "lose", ante: "lose", ...bonus, ...side });
    expect(told(id, "fold", "fold")).toEqual({ play: "none", ante: "lose", "ante+ante_bonus": "none", ...side });
  });

  test("C5, C8, C9: roma", () => {
    expect(told("roma", "call", "not_qualified")).toEqual({ call: "push", ante: "table ante", aa_bonus: "table aa_bonus" });
    expect(told("roma", "call", "lose")).toEqual({ call: "lose", ante: "lose", aa_bonus: "table aa_bonus" });
    expect(told("roma", "fold", "fold")).toEqual({ call: "none", ante: "lose", aa_bonus: "lose" });
  });

  test("B11: tequila", () => {
    expect(told("tequila", "high_tequila", "paid")).toEqual({ ante: "1:1", bet: "table high_tequila" });
    expect(told("tequila", "tequila_poker", "unpaid")).toEqual({ ante: "lose", bet: "lose" });
    expect(told("tequila", "fold", "fold")).toEqual({ ante: "lose", bet: "none" });
  });
});

test("the steps follow the piles and stages", () => {
  const kinds = (id: string) => steps(byId(id)).map((step) => step.kind);
  expect(kinds("venezia")).toEqual(["bet", "deal", "choose", "reveal", "settle"]);
  expect(kinds("tequila")).toEqual(["bet", "deal", "choose", "finish", "settle"]);
  expect(kinds("roma")).toEqual(["bet", "deal", "choose", "finish", "reveal", "settle"]);
  expect(kinds("paris")).toEqual(["bet", "deal", "early", "choose", "reveal", "settle"]); // D4
});

test("the readings are those that the definition takes", () => {
  const taken = (id: string) => readings(byId(id)).map((reading) => reading.id);
  expect(taken("zagreb")).toEqual(["survives", "survives", "bonus", "unqualified", "six", "to_one", "ace", "kickers", "under", "reserve", "repeat_place", "face_up", "all_folded", "leave", "void"]);
  expect(taken("roma")).toEqual(["forfeits", "held", "unqualified", "to_one", "ace", "kickers", "adjust", "reserve", "repeat_place", "void"]);
  expect(taken("paris")).toEqual(["early", "bonus", "unqualified", "to_one", "ace", "kickers", "no_reserve", "repeat_place", "void"]);
  expect(taken("tequila")).toEqual(["to_one", "ace", "reserve", "repeat_deal", "void"]);
});

test("A6: the mini royal is told to be among the straight flushes where it has no row of its own", () => {
  const venezia = byId("venezia");
  const rows = (name: string) => venezia.paytables.find((paytable) => paytable.name === name)!.rows;
  expect(included(venezia.orders, rows("ante_bonus"), "three_card")).toEqual({ straight_flush: ["mini_royal"] });
  expect(included(venezia.orders, rows("pair_plus"), "three_card")).toEqual({});
});

test("B9: ace eleven, ten and figures ten, the others what they say", () => {
  expect(pointGroups(byId("tequila").points!.values)).toEqual([
    { ranks: ["A"], points: 11 },
    { ranks: ["K", "Q", "J", "T"], points: 10 },
    { ranks: ["9", "8", "7", "6", "5", "4", "3", "2"], points: null },
  ]);
});
