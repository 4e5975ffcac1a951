/** Chat and support: the wording in every language, and what a page makes of what is said. */
import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Line } from "../connection";
import { House } from "../house";
import { languages } from "../i18n.svelte";
import type { Command, Message } from "../wire";
import { WRITTEN_IN, expectSound, here, ids, read, variables } from "../wording.testing";
import { Chat } from "./chat.svelte";
import { type ChatShown, MOST_LINES } from "./wire";
import { eventWords, houseWords, roleWord } from "./words";

const source = (language: string) => read(`locales/chat/${language}.ftl`);
/** Why tables are paused and rounds voided, as the house names it. */
const REASONS = ["card_twice", "unknown_card", "no_card_wanted", "wrong_side_up", "wrong_burn", "scanner_silent", "error", "stuck", "check", "technical", "dealer_change", "dealer_calls", "malfunction", "wrong_card", "unresolved"];
const SAID = ["table_paused", "table_resumed", "table_opened", "table_shut", "round_voided"];
const EVENTS = ["round_opened", "betting_closed", "card_burnt", "cards_confirmed", "stage_opened", "stage_closed", "round_ended", "seed_revealed"];

const line = (number: number, more: Partial<ChatShown> = {}): ChatShown => ({ number, at_ms: 0, round: null, name: "Ann", role: "player", you: false, text: `line ${number}`, code: null, ...more });

describe("the wording", () => {
  test.each(WRITTEN_IN)("%s has no junk, no id twice, and the same messages with the same arguments", (language) => {
    const text = source(language);
    expectSound(language, text, /^$|^#|^(chat|refused)-[\w-]*\s*=|^\s+\S|^\}$/);
    expect(variables(text)).toEqual(variables(source("en")));
  });

  test("every message is asked for, and none that is asked for is missing", () => {
    const code = [...readdirSync(`${here}chat`).map((name) => `chat/${name}`), ...readdirSync(`${here}staff`).map((name) => `staff/${name}`), "ui/ShortcutsHelp.svelte"]
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
      .map((name) => read(name))
      .join("\n");
    const written = ids(source("en")).filter((id) => id.startsWith("chat-")).map((id) => id.replace(/^chat-/, ""));
    const asked = [...code.matchAll(/\btell\("([\w-]+)"/g)].map((found) => found[1]!);
    for (const id of asked) expect(written, id).toContain(id);
    for (const id of written) expect(code.includes(`"${id}"`) || code.includes(`'${id}'`) || /^(house|why|role|event|minutes|tab|console-(conversations|reports|rounds|players|report))-?/.test(id), `${id} is never asked for`).toBe(true);
  });

  test.each(WRITTEN_IN)("%s words all that the house says, and why", (language) => {
    languages.choose(language);
    for (const code of SAID) for (const why of ["", ...REASONS]) {
      const words = houseWords(line(1, { role: "house", code, text: why }));
      expect(words).not.toMatch(/chat-|\{|_/);
      if (why) expect(words.length, why).toBeGreaterThan(houseWords(line(1, { code, text: "" })).length);
    }
    for (const role of ["house", "dealer", "supervisor", "support", "admin"]) expect(roleWord(role)).not.toBe("");
    for (const kind of EVENTS) expect(eventWords({ kind }, { currency: "PLAY", exponent: 2, game: "three-card-poker-live" }, String)).not.toMatch(/_|chat-/);
  });

  test("a code that nobody has worded is a notice, never the code", () => {
    languages.choose("en");
    expect(houseWords(line(1, { code: "something_new", text: "because" }))).toBe("A notice from the house.");
  });
});

describe("an event of a round as a sentence", () => {
  const unit = { currency: "PLAY", exponent: 2, game: "three-card-poker-live" };
  const who = (seat: number) => `Seat ${seat}`;
  beforeEach(() => languages.choose("en"));

  test("says who did what, and who decided", () => {
    expect(eventWords({ kind: "bets_placed", seat: 2, bets: { ante: 500, pair_plus: 100 } }, unit, who)).toBe("Seat 2 bets Ante 5.00, Pair Plus 1.00");
    expect(eventWords({ kind: "bets_placed", seat: 2, bets: {} }, unit, who)).toBe("Seat 2 takes all bets back");
    expect(eventWords({ kind: "card_dealt", seat: null, pile: "dealer", index: 0, card: null }, unit, who)).toBe("Dealer’s cards: Face-down card");
    expect(eventWords({ kind: "card_dealt", seat: 3, pile: "hand", index: 0, card: "Qs" }, unit, who)).toBe("Seat 3: Queen of spades");
    expect(eventWords({ kind: "option_chosen", seat: 1, option: "fold", by: "system", amount: 0 }, unit, who)).toBe("Seat 1: Fold, decided by the system");
    expect(eventWords({ kind: "option_chosen", seat: 1, option: "play", by: "player", amount: 500 }, unit, who)).toBe("Seat 1 chooses Play (5.00)");
    expect(eventWords({ kind: "something_new" }, unit, who)).toBe("Something else happened");
  });
});

describe("a page's chat", () => {
  const said: Command[] = [];
  const calls: string[] = [];
  let open: Line;
  function chat(): Chat {
    said.length = calls.length = 0;
    const dial = () => (open = { send: (text) => void said.push(JSON.parse(text) as Command), close: () => {}, onopen: null, onmessage: null, onclose: null });
    const call = vi.fn(async (method: string, path: string) => {
      calls.push(`${method} ${path}`);
      return path.endsWith("support") ? { messages: [line(3, { role: "support" })], unread: 1 } : [];
    });
    const connection = new Connection(dial);
    const made = new Chat(new House({ call, dial }), connection);
    connection.onmessage = (message) => made.heard(message);
    connection.open();
    open.onopen?.();
    connection.join("venezia");
    return made;
  }
  const hear = (message: Message) => open.onmessage?.(JSON.stringify(message));

  test("listens to one table at a time, once it is joined, and again after a lost line", () => {
    const made = chat();
    made.listen("zagreb");
    expect(said.filter((one) => one.type === "listen")).toEqual([]);
    made.listen("venezia");
    open.onopen?.();
    expect(said.filter((one) => one.type === "listen")).toHaveLength(2);
    hear({ type: "chat", table: "venezia", message: line(1) });
    hear({ type: "chat", table: "zagreb", message: line(2) });
    expect(made.lines.map((one) => one.number)).toEqual([1]);
    made.listen(null);
    expect(made.lines).toEqual([]);
    open.onopen?.();
    expect(said.filter((one) => one.type === "listen")).toHaveLength(2);
  });

  test("counts what is new where nobody looks, shows nothing twice, and keeps only so much", () => {
    const made = chat();
    made.listen("venezia");
    hear({ type: "chat_history", table: "venezia", messages: [line(1), line(2)] });
    for (const number of [2, 3, 4]) hear({ type: "chat", table: "venezia", message: line(number) });
    hear({ type: "chat", table: "venezia", message: line(5, { you: true }) });
    expect(made.lines.map((one) => one.number)).toEqual([1, 2, 3, 4, 5]);
    expect(made.fresh).toBe(3);
    made.look("table");
    expect(made.fresh).toBe(0);
    for (let number = 6; number < 6 + MOST_LINES; number++) hear({ type: "chat", table: "venezia", message: line(number) });
    expect(made.lines).toHaveLength(MOST_LINES);
    expect(made.fresh).toBe(0);
  });

  test("knows what support said before, and tells that it has been read", async () => {
    const made = chat();
    hear({ type: "hello", version: 1, player: "p", name: "Ann", guest: true, role: "player", seats: [], unfinished: [] });
    await vi.waitFor(() => expect(made.unread).toBe(1));
    made.look("support");
    await vi.waitFor(() => expect(calls).toContain("POST /api/chat/support/read"));
    expect(made.unread).toBe(0);
  });

  test("says what a player must know about being silenced, and for how long", () => {
    const made = chat();
    hear({ type: "chat_silenced", remaining_ms: 60_000 });
    expect(made.silentUntil).toBeGreaterThan(performance.now());
    hear({ type: "chat_silenced", remaining_ms: 0 });
    expect(made.silentUntil).toBe(0);
  });
});
