/** What calls a supervisor: heard once for each new incident, never for an old one, never with the sound off. */
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "../App.svelte";
import type { Line } from "../connection";
import type { Transport } from "../house";
import { languages } from "../i18n.svelte";
import { router } from "../router.svelte";
import { Session } from "../session.svelte";
import { settings } from "../settings.svelte";
import { Alarm } from "./alarm";
import "./StaffPage.svelte"; // at hand when the page asks for it
import type { FloorShown, IncidentShown } from "./wire";

/** The tones of one alarm. */
const TONES = 4;
/** When each tone was to start, in the order of asking. */
let tones: number[];

/** As much of Web Audio as a sound needs, which this document has not. */
class FakeParam {
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class FakeNode {
  gain = new FakeParam();
  constructor(readonly context: unknown) {}
  connect<T>(to: T): T {
    return to;
  }
  disconnect(): void {}
  stop(): void {}
  start(at: number): void {
    tones.push(at);
  }
}
class FakeAudio {
  state = "running";
  currentTime = 0;
  destination = new FakeNode(this);
  context = this;
}

const incident = (number: number): IncidentShown => ({
  incident: number, at_ms: 0, table: null, round: null, kind: "error", detail: "", by: "system", closed_ms: null, closed_by: null, word: null,
});
const floor = (...numbers: number[]): FloorShown => ({ type: "floor", tables: [], incidents: numbers.map(incident), disabled: [], proposals: 0 });

beforeEach(() => {
  tones = [];
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("GainNode", FakeNode);
  vi.stubGlobal("OscillatorNode", FakeNode);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
  settings.set("sound", true);
  settings.set("volume", 0.5);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "userActivation");
  settings.set("sound", true);
});

test("what is open at first is known, and each new incident is heard once", () => {
  const alarm = new Alarm();
  const fresh = (...numbers: number[]) => alarm.heed(numbers.map(incident)).map((one) => one.incident);
  expect(fresh(4, 3)).toEqual([]);
  expect(tones).toHaveLength(0);
  expect(fresh(5, 4, 3)).toEqual([5]);
  expect(tones).toHaveLength(TONES);
  expect(fresh(5, 4, 3)).toEqual([]);
  expect(fresh(3)).toEqual([]);
  expect(tones).toHaveLength(TONES);
  expect(fresh(8, 7, 3)).toEqual([8, 7]);
  expect(tones).toHaveLength(2 * TONES);
});

test("an old incident that comes into a list cut short is no new one", () => {
  const alarm = new Alarm();
  alarm.heed([incident(9), incident(8)]);
  expect(alarm.heed([incident(9), incident(2)])).toEqual([]);
  expect(tones).toHaveLength(0);
});

test("a house without incidents has nothing to know, and its first one is heard", () => {
  const alarm = new Alarm();
  expect(alarm.heed([])).toEqual([]);
  expect(alarm.heed([incident(1)])).toHaveLength(1);
  expect(tones).toHaveLength(TONES);
});

test("A33: with the sound off, or the volume down, it is told and not heard", () => {
  const alarm = new Alarm();
  alarm.heed([]);
  settings.set("sound", false);
  expect(alarm.heed([incident(1)])).toHaveLength(1);
  settings.set("sound", true);
  settings.set("volume", 0);
  expect(alarm.heed([incident(2)])).toHaveLength(1);
  expect(tones).toHaveLength(0);
  settings.set("volume", 0.5);
  expect(alarm.heed([incident(2)])).toEqual([]);
  alarm.heed([incident(3)]);
  expect(tones).toHaveLength(TONES);
});

test("the supervisor's console sounds, and is silenced where it stands", async () => {
  let line: Line | null = null;
  const me = { player: "m", name: "Marta", guest: false, role: "supervisor" };
  const house: Transport = {
    call: async (_method, path) => (path === "/api/session" ? me : path === "/api/staff/floor" ? floor(1) : []),
    dial: () => (line = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null }),
  };
  const hear = (told: FloorShown) => line?.onmessage?.(JSON.stringify(told));
  languages.choose("en");
  router.now = { page: "supervisor", part: null, id: null };
  const session = new Session(house);
  await session.start();
  render(App, { session });
  await screen.findByTestId("incident-1");
  expect(tones).toHaveLength(0);

  hear(floor(2, 1));
  await waitFor(() => expect(tones).toHaveLength(TONES));
  await screen.findByTestId("incident-2");

  await fireEvent.click(screen.getByRole("button", { name: "Switch sound off" }));
  hear(floor(3, 2, 1));
  await screen.findByTestId("incident-3");
  expect(tones).toHaveLength(TONES);
});
