import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Later than any time that the module has seen. */
const FAR = Date.UTC(2100, 0, 1);
const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** What the server takes for a key. */
const TAKEN = /^[A-Za-z0-9_.:-]{8,64}$/;

let newKey: () => string;
let randomHex: (count: number) => string;
const keys = (count: number) => Array.from({ length: count }, newKey);
/** The first 48 bits, as milliseconds. */
const timeOf = (key: string) => Number.parseInt(key.replaceAll("-", "").slice(0, 12), 16);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: FAR });
  vi.resetModules();
  ({ newKey, randomHex } = await import("./random"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a key is a UUID of version 7 and of the variant of RFC 9562, and begins with its time", () => {
  for (const key of keys(200)) {
    expect(key).toMatch(FORM);
    expect(key).toMatch(TAKEN);
  }
  vi.setSystemTime(0x017f22e279b0 + FAR);
  expect(timeOf(newKey())).toBe(0x017f22e279b0 + FAR);
});

test("the time is that of the RFC's own example", async () => {
  vi.setSystemTime(0x017f22e279b0);
  vi.resetModules();
  const { newKey: fresh } = await import("./random");
  expect(fresh()).toMatch(/^017f22e2-79b0-7/);
});

test("keys stand in the order in which they were made, within a millisecond too", () => {
  const made: string[] = [];
  for (let ms = 0; ms < 50; ms++) {
    vi.setSystemTime(FAR + ms);
    made.push(...keys(20));
  }
  expect([...made].sort()).toEqual(made);
  expect(timeOf(made.at(-1)!)).toBe(FAR + 49);
});

test("more than a millisecond's count holds take the next one, and nothing comes twice", () => {
  const made = keys(5000);
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(timeOf(made[0]!)).toBe(FAR);
  expect(timeOf(made.at(-1)!)).toBeGreaterThan(FAR);
});

test("the time of day put back takes nobody's place", () => {
  const before = newKey();
  vi.setSystemTime(FAR - 3_600_000);
  expect(newKey() > before).toBe(true);
});

test("two pages that begin at the same moment do not make the same key", async () => {
  const mine = keys(100);
  vi.resetModules();
  const other = await import("./random");
  const theirs = Array.from({ length: 100 }, other.newKey);
  expect(new Set([...mine, ...theirs]).size).toBe(200);
});

test("an origin that is not secure has no randomUUID, and needs none", () => {
  const drawn = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues: drawn });
  expect(crypto.randomUUID).toBeUndefined();
  expect(newKey()).toMatch(FORM);
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
});
