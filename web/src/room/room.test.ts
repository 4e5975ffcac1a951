/** The room's wording, what waits for a picture and how long, and what is kept on the device. */
import { readFileSync, readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LONGEST_WAIT_MS, Playback } from "../table/playback.svelte";
import { Clock } from "../table/clock.svelte";
import { WRITTEN_IN, expectSound, here, ids, read, variables } from "../wording.testing";
import { nearest } from "./film.svelte";

const source = (language: string) => read(`locales/room/${language}.ftl`);

describe("the wording", () => {
  test.each(WRITTEN_IN)("%s has no junk, no id twice, and the same messages with the same arguments", (language) => {
    const text = source(language);
    expectSound(language, text, /^$|^#|^room-[\w-]*\s*=|^ {3,4}\S|^\}$/);
    expect(variables(text)).toEqual(variables(source("en")));
  });

  test("every message is asked for, and none that is asked for is missing", () => {
    const code = (readdirSync(here, { recursive: true }) as string[])
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
      .map((name) => read(name))
      .join("\n");
    const written = ids(source("en")).map((id) => id.replace(/^room-/, ""));
    for (const [, id] of code.matchAll(/\broom\("([\w-]+)"/g)) expect(written, id!).toContain(id);
    for (const id of written) expect(code.includes(`"${id}"`) || /^(says|paused-by|waits|tab)-/.test(id), `${id} is never asked for`).toBe(true);
  });

  test("E2: every code that a dealer can have announced is worded", () => {
    const seating = readFileSync(`${here}../../src/croupier/book/seating.py`, "utf8");
    const codes = [.../ANNOUNCEMENTS = \(([^)]*)\)/.exec(seating)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) expect(ids(source("en"))).toContain(`room-says-${code}`);
  });
});

describe("what waits for a picture", () => {
  let shown: string[];
  let picture: number | null;
  let playback: Playback;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    shown = [];
    picture = null;
    playback = new Playback();
    playback.picture = () => picture;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const push = (kind: string, at: number, left = Infinity) => playback.push(kind, () => shown.push(kind), { at, left });

  test("nothing, where there is none", () => {
    push("card_dealt", 5000);
    expect(shown).toEqual(["card_dealt"]);
  });

  test("what the camera sees waits for its time code; what follows keeps its place", () => {
    picture = 1000;
    push("card_dealt", 5000);
    playback.push("", () => shown.push("money"));
    expect(playback.playing).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual([]);
    picture = 4999;
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([]);
    picture = 5000;
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["card_dealt", "money"]);
    expect(playback.playing).toBe(false);
  });

  test("bets and choices are not filmed and do not wait", () => {
    picture = 1000;
    push("bets_placed", 5000);
    push("option_chosen", 5000);
    expect(shown).toEqual(["bets_placed", "option_chosen"]);
  });

  test("a picture that stands still holds nothing up for longer than the bound", () => {
    picture = 1000;
    push("card_dealt", 60_000);
    vi.advanceTimersByTime(LONGEST_WAIT_MS - 1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["card_dealt"]);
  });

  test("and never for more than half of the time to act, with all that leads there", () => {
    picture = 1000;
    push("card_dealt", 60_000);
    push("stage_opened", 60_000, 6000);
    vi.advanceTimersByTime(2999);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["card_dealt", "stage_opened"]);
  });

  test("C14: with quick play cards come at once", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    Object.defineProperty(document, "hidden", { configurable: true, get: () => false });
    for (const quick of [false, true]) {
      shown = [];
      playback.quick = () => quick;
      for (const card of ["a", "b"]) playback.push("card_dealt", () => shown.push(card));
      expect(shown).toEqual(quick ? ["a", "b"] : ["a"]);
      vi.runAllTimers();
      expect(shown).toEqual(["a", "b"]);
    }
  });

  test("a picture that is lost lets everything through", () => {
    picture = 1000;
    push("card_dealt", 60_000);
    picture = null;
    vi.advanceTimersByTime(60);
    expect(shown).toEqual(["card_dealt"]);
  });

  test("a clock shown later has less left to show, and a frozen one stands still", () => {
    const clock = new Clock();
    const heard = performance.now();
    vi.advanceTimersByTime(4000);
    clock.set({ window: "decision", remaining_ms: 15_000, total_ms: 15_000, warn_ms: 5000 }, heard);
    expect(clock.left).toBe(11_000);
    clock.set({ window: "decision", remaining_ms: 9000, total_ms: 15_000, warn_ms: 5000, frozen: true });
    vi.advanceTimersByTime(60_000);
    expect([clock.left, clock.seconds, clock.light, clock.open("decision")]).toEqual([9000, 9, "red", false]);
    clock.set({ window: "decision", remaining_ms: 9000, total_ms: 15_000, warn_ms: 5000, frozen: false });
    vi.advanceTimersByTime(1000);
    expect([clock.left, clock.light]).toEqual([8000, "green"]);
    clock.stop();
  });
});

test("the quality nearest to a wish", () => {
  expect([1080, 500, 361, 10].map((wish) => nearest([1080, 720, 360], wish))).toEqual([0, 2, 2, 2]);
});

describe("what is kept on the device", () => {
  const read = async () => {
    vi.resetModules();
    return (await import("../settings.svelte")).settings;
  };

  test("A35, C14: all of it comes back", async () => {
    localStorage.clear();
    const first = await read();
    expect([first.sound, first.voice, first.othersChat, first.quickPlay, first.video, first.deck]).toEqual([true, false, true, false, "auto", "four"]);
    first.set("othersChat", false);
    first.set("video", 360);
    first.set("volume", 0.2);
    const again = await read();
    expect([again.othersChat, again.video, again.volume, again.sound]).toEqual([false, 360, 0.2, true]);
  });

  test.each(['{"volume":"loud","video":-1,"deck":"six","sound":1}', "[]", "null", "{", '{"volume":99}'])("%s does no harm", async (kept) => {
    localStorage.setItem("croupier.settings", kept);
    const found = await read();
    expect([typeof found.volume, found.video, found.deck, found.sound]).toEqual(["number", "auto", "four", true]);
    expect(found.volume).toBeLessThanOrEqual(1);
  });
});
