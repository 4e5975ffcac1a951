/** The accounts' wording in every language, and what the audit shows of a change. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { Connection, type Line } from "../connection";
import { HouseError } from "../house";
import { type Language, languages } from "../i18n.svelte";
import { address, parse } from "../router.svelte";
import { home } from "./home";
import { STAFF_ROLES } from "./wire";
import { changes, whyNot } from "./words";

const LANGUAGES: Language[] = ["it", "fr", "hr", "en"];
const here = `${process.cwd()}/src/`;
const read = (path: string) => readFileSync(`${here}${path}`, "utf8");
const source = (language: string) => read(`locales/people/${language}.ftl`);
const ids = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((found) => found[1]!);
const variables = (text: string) => {
  const found: Record<string, string[]> = {};
  for (const part of text.split(/^(?=[a-zA-Z])/m)) {
    const id = /^([a-zA-Z][\w-]*)\s*=/.exec(part)?.[1];
    if (id) found[id] = [...new Set([...part.matchAll(/\$(\w+)/g)].map((one) => one[1]!))].sort();
  }
  return found;
};
/** Put together from names that the server says, or from the kind of page. */
const BUILT = /^(role|act|state|title|do|part|bad_name|bad_password)-|-(means|instead)$/;

describe("the wording", () => {
  test.each(LANGUAGES)("%s has no junk, no id twice, and the same messages with the same arguments", (language) => {
    const text = source(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    const written = ids(text);
    expect(new Set(written).size).toBe(written.length);
    for (const id of written) expect(bundle.hasMessage(id), id).toBe(true);
    for (const line of text.split("\n")) expect(line, line).toMatch(/^$|^#|^(people|refused)-[\w-]*\s*=|^\s+\S|^\}\.?$/);
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

  test.each(LANGUAGES)("%s says why a name or a password was refused, with plain numbers", (language) => {
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
