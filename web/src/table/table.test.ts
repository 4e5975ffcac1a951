/** What a player does at a table while the line is slow or others act. */
import { beforeEach, expect, test, vi } from "vitest";
import { type Connection, RefusedError } from "../connection";
import { FakeHouse } from "../dev/fake";
import { Table } from "./table.svelte";
import type { Keyed, Message, TableShown } from "../wire";

type Accepted = Awaited<ReturnType<Connection["command"]>>;

let view: TableShown;
let table: Table;
let said: Keyed[];
let answers: ((number: number) => void)[];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { desc, view: shown } = new FakeHouse().rooms.get("venezia")!;
  said = [];
  answers = [];
  const command = (one: Keyed): Promise<Accepted> => {
    said.push(one);
    const seated = said.filter((other) => other.type === "sit").length;
    if (one.type === "sit" && seated > 1) {
      return Promise.reject(new RefusedError({ type: "refused", key: null, code: "already_seated", args: {}, message: "" }));
    }
    return new Promise((done) => answers.push((number) => done({ number, adjusted: {} } as Accepted)));
  };
  table = new Table(desc, { command } as unknown as Connection, 100_000);
  view = { ...shown, you: null };
  hear({ type: "snapshot", number: 1, view });
});

function hear(message: object): void {
  table.heard({ table: "venezia", ...message } as Message & { table: string });
}

const settled = () => new Promise((done) => setTimeout(done, 250));

test("a chip placed while the seat is still being taken asks for no second seat, and stays", async () => {
  void table.sit(4);
  table.betting.add("ante", 500);
  await settled();
  expect(said.map((one) => one.type)).toEqual(["sit"]);
  answers[0]!(1);
  await settled();
  expect(said.map((one) => one.type), "the answer came before the event").toEqual(["sit"]);
  hear({ type: "event", number: 2, event: { kind: "seat_taken", seat: 4 }, view: { ...view, you: 4 } });
  await vi.waitFor(() => expect(said.map((one) => one.type)).toEqual(["sit", "bet"]));
  expect(table.betting.bets).toEqual({ ante: 500 });
});

test("while another player chooses, one's own buttons stay", async () => {
  const options = [{ name: "play", bet: "play", cost: 500 }];
  const round = view.round!;
  const mine = { ...round.seats[0]!, you: true, options };
  const deciding = { ...view, you: 1, round: { ...round, phase: "deciding" as const, stage: "decision", seats: [mine, ...round.seats.slice(1)] } };
  hear({ type: "snapshot", number: 2, view: deciding });
  expect(table.options).toEqual(options);
  hear({ type: "event", number: 3, event: { kind: "option_chosen", seat: 2 }, view: deciding });
  expect(table.options, "at once").toEqual(options);
  await new Promise((done) => setTimeout(done, 450));
  hear({ type: "event", number: 4, event: { kind: "option_chosen", seat: 3 }, view: deciding });
  void table.choose("play");
  await vi.waitFor(() => expect(said.map((one) => one.type)).toEqual(["choose"]));
});
