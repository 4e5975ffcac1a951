import { beforeEach, expect, test, vi } from "vitest";
import { Connection, type Line, RefusedError } from "./connection";
import type { Command, Message } from "./wire";

class FakeLine implements Line {
  sent: Command[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string): void => void this.sent.push(JSON.parse(text) as Command);
  close = (): void => this.onclose?.();
  hear = (message: Message): void => this.onmessage?.(JSON.stringify(message));
}

let lines: FakeLine[];
let heard: Message[];
let connection: Connection;

const view = { table: "t", chairs: [], you: null, round: null, clock: null, last_bets: null };
const event = (number: number): Message => ({ type: "event", table: "t", number, event: { kind: "x" }, view });
const latest = (): FakeLine => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  connection = new Connection(() => {
    const line = new FakeLine();
    lines.push(line);
    return line;
  });
  connection.onmessage = (message) => heard.push(message);
  connection.open();
  latest().onopen?.();
  connection.join("t");
  latest().hear({ type: "snapshot", table: "t", number: 5, view });
});

test("events follow each other; older ones are ignored, a hole asks for what is missing", () => {
  latest().hear(event(6));
  latest().hear(event(6));
  latest().hear(event(4));
  expect(heard.map((message) => message.type)).toEqual(["snapshot", "event"]);
  latest().hear(event(9));
  expect(latest().sent.at(-1)).toEqual({ type: "join", table: "t" });
  expect(heard).toHaveLength(2);
});

test("a command waits for its answer and tells a refusal", async () => {
  const sat = connection.command({ type: "sit", table: "t" });
  const key = (latest().sent.at(-1) as { key: string }).key;
  latest().hear({ type: "accepted", key, table: "t", number: 6, adjusted: {} });
  await expect(sat).resolves.toMatchObject({ number: 6 });

  const left = connection.command({ type: "leave", table: "t" });
  const other = (latest().sent.at(-1) as { key: string }).key;
  expect(other).not.toBe(key);
  latest().hear({ type: "refused", key: other, code: "not_seated", args: {}, message: "" });
  await expect(left).rejects.toBeInstanceOf(RefusedError);
});

test("after a lost line the same command is said again, and the table joined again", async () => {
  void connection.command({ type: "sit", table: "t" });
  const said = latest().sent.at(-1);
  latest().close();
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
  latest().onopen?.();
  expect(latest().sent).toEqual([{ type: "join", table: "t" }, said]);
});

test("waits between tries grow, and a line that no longer answers is given up", async () => {
  latest().close();
  await vi.advanceTimersByTimeAsync(700);
  latest().close();
  await vi.advanceTimersByTimeAsync(700);
  expect(lines).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(lines).toHaveLength(3);
  latest().onopen?.();
  await vi.advanceTimersByTimeAsync(40000);
  expect(lines.length).toBeGreaterThan(3);
});

test("a table that is no longer watched is not heard", () => {
  connection.part("t");
  latest().hear(event(6));
  expect(heard).toHaveLength(1);
});
