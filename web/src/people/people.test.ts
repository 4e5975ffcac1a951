/** The accounts' wording in every language, and what the audit shows of a change. */
import { readdirSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { Connection, type Line } from "../connection";
import { HouseError } from "../house";
import { languages } from "../i18n.svelte";
import { address, parse } from "../router.svelte";
import { WRITTEN_IN, expectSound, here, ids, read, variables } from "../wording.testing";
import { home } from "./home";
import { STAFF_ROLES } from "./wire";
import { changes, whyNot } from "./words";

const source = (language: string) => read(`locales/people/${language}.ftl`);
/** Put together from names that the server says, or from the kind of page. */
const BUILT = /^(role|act|state|title|do|part|bad_name|bad_password)-|-(means|instead)$/;

describe("the wording", () => {
  test.each(WRITTEN_IN)("%s has no junk, no id twice, and the same messages with the same arguments", (language) => {
    const text = source(language);
    expectSound(language, text, /^$|^#|^(people|refused)-[\w-]*\s*=|^\s+\S|^\}\.?$/);
    expect(variables(text)).toEqual(variables(source("en")));
  });

  test("every message is asked for, and none that is asked for is missing", () => {
    const code = readdirSync(`${here}people`)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
      .map((name) => read(`people/${name}`))
      .join("\n");
    const written = ids(source("en")).filter((id) => id.startsWith("people-")).map((id) => id.replace(/^people-/, ""));
    const asked = [...code.matchAll(/\bpeople\((?:[^()"'`]*\? )?(["'])([\w-]+)\1/g)].map((found) => found[2]!);
    expect(asked.length).toBeGreaterThan(70);
    for (const id of asked) expect(written, id).toContain(id);
    for (const id of written) expect(code.includes(`"${id}"`) || code.includes(`'${id}'`) || BUILT.test(id), `${id} is never asked for`).toBe(true);
  });

  test.each(WRITTEN_IN)("%s says why a name or a password was refused, with plain numbers", (language) => {
    languages.choose(language);
    const limits = { shortest: 3, longest: 20 };
    const words = [
      ...["length", "characters", "reserved"].map((why) => whyNot(new HouseError("bad_name", { why, ...limits }, ""))),
      ...["short", "long", "common"].map((why) => whyNot(new HouseError("bad_password", { why, shortest: 10, longest: 128 }, ""))),
      whyNot(new HouseError("too_many_tries", { seconds: 30 }, "")),
      whyNot(new HouseError("wrong_sign_in", {}, "")),
      whyNot(new TypeError("network")),
    ];
    expect(new Set(words).size).toBe(words.length);
    expect(words[0]).toContain("20");
    expect(words[6]).toContain("30");
    for (const word of words) expect(word).not.toMatch(/[{}_]|people-|refused-/);
  });
});

test("the audit shows what changed, and nothing that did not", () => {
  expect(changes('{"barred":false,"name":"Deb","role":"dealer"}', '{"barred":false,"name":"Deb","role":"admin"}')).toEqual(["role: dealer → admin"]);
  expect(changes("null", '{"name":"Deb"}')).toEqual(["name: Deb"]);
  expect(changes('{"card":{"rank":1}}', '{"card":null}')).toEqual(['card: {"rank":1} → –']);
  expect(changes("1", "2")).toEqual(["1 → 2"]);
  expect(changes("null", "null")).toEqual([]);
});

test("pages about people have addresses, and everyone begins where they belong", () => {
  for (const path of ["/sign-in", "/register", "/account", "/admin", "/admin/audit"]) expect(address(parse(path))).toBe(path);
  expect(home("player")).toEqual({ page: "lobby" });
  for (const role of STAFF_ROLES.filter((one) => one !== "support")) expect(home(role).page).toBe(role);
});

test("C16: a ping says that someone is there, once for each time that they did something", () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const connection = new Connection(() => {
    const line: Line = { send: (text) => void sent.push(text), close() {}, onopen: null, onmessage: null, onclose: null };
    setTimeout(() => line.onopen?.());
    return line;
  });
  connection.open();
  vi.advanceTimersByTime(1);
  connection.touch();
  vi.advanceTimersByTime(15_000);
  connection["pongs"] = 1;
  vi.advanceTimersByTime(15_000);
  expect(sent.map((text) => JSON.parse(text) as object)).toEqual([
    { type: "ping", number: 1, here: true },
    { type: "ping", number: 2 },
  ]);
  connection.close();
  vi.useRealTimers();
});

test("a session that is over is not dialled again, and what waited for it is told", async () => {
  vi.useFakeTimers();
  const lines: Line[] = [];
  const connection = new Connection(() => {
    const line: Line = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null };
    lines.push(line);
    return line;
  });
  const ended = vi.fn();
  connection.onended = ended;
  connection.open();
  lines[0]!.onopen?.();
  const waiting = connection.command({ type: "leave", table: "t" });
  lines[0]!.onclose?.(1008);
  vi.advanceTimersByTime(60_000);
  expect([lines.length, ended.mock.calls.length]).toEqual([1, 1]);
  connection.reopen();
  await expect(waiting).rejects.toThrow("This session has ended.");
  expect(lines.length).toBe(2);
  lines[1]!.onclose?.(1006);
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBeGreaterThan(2);
  vi.useRealTimers();
});
