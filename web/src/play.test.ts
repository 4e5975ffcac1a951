import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { FakeHouse } from "./dev/fake";
import { languages } from "./i18n.svelte";
import { router } from "./router.svelte";
import { Session } from "./session.svelte";
import type { Command } from "./wire";

let house: FakeHouse;

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  window.scrollTo = () => {};
  languages.choose("en");
  router.now = { page: "lobby" };
  house = new FakeHouse();
  const session = new Session(house);
  await session.start();
  render(App, { session });
});

async function enter(table: string): Promise<void> {
  await fireEvent.click(await screen.findByTestId(`lobby-card-${table}`));
  await screen.findByTestId("spot-ante");
  await waitFor(() => expect(phase()).toBe("betting"));
}
const phase = () => screen.getByTestId("phase").dataset["phase"];
const minor = (id: string) => Number(screen.getByTestId(id).dataset["minor"]);
const click = (id: string) => fireEvent.click(screen.getByTestId(id));
const sent = <T extends Command["type"]>(type: T) => house.heard.filter((command): command is Extract<Command, { type: T }> => command.type === type);

test("the lobby shows every table with its limits", async () => {
  for (const id of ["venezia", "tequila", "roma", "paris", "zagreb"]) expect((await screen.findByTestId(`lobby-card-${id}`)).textContent).toMatch(/Limits 1 – \d+/);
});

test("an instant round from the first chip to the slip", async () => {
  await enter("roma");
  await click("chip-2500");
  await click("spot-ante");
  await click("spot-aa_bonus");
  expect(minor("total-bet")).toBe(5000);
  expect(minor("balance")).toBe(95000);
  await click("btn-deal");
  await screen.findByTestId("decision");
  expect(screen.getByTestId("hand-name").textContent).toBe("Pair of aces");
  expect(sent("bet").at(-1)?.placements).toEqual([{ ante: 2500 }, { aa_bonus: 2500 }]);
  expect(sent("deal")[0]?.client_seed).toMatch(/^[0-9a-f]{32}$/);

  await click("option-call");
  expect(sent("choose"), "deaf in the first moment").toHaveLength(0);
  await new Promise((done) => setTimeout(done, 450));
  await click("option-call");
  await screen.findByTestId("slip");
  expect(phase()).toBe("ended");
  expect(screen.getByTestId("slip-line-aa_bonus").dataset["returned"]).toBe("20000");
  expect(screen.getByTestId("slip-total").dataset["returned"]).toBe("35000");
  expect(minor("balance")).toBe(100000 - 10000 + 35000);
});

test("a burst of clicks is one command with the whole bet", async () => {
  await enter("paris");
  await click("chip-500");
  for (let i = 0; i < 5; i++) await click("spot-ante");
  expect(minor("total-bet")).toBe(2500);
  await waitFor(() => expect(sent("bet")).toHaveLength(1));
  expect(sent("bet")[0]?.placements).toHaveLength(5);
});

test("right click, minus and Backspace take a chip off; undo and clear take placements back", async () => {
  await enter("paris");
  await click("chip-500");
  for (let i = 0; i < 4; i++) await click("spot-ante");
  await fireEvent.contextMenu(screen.getByTestId("spot-ante"));
  expect(minor("spot-ante")).toBe(1500);
  await click("minus-ante");
  expect(minor("spot-ante")).toBe(1000);
  await fireEvent.keyDown(screen.getByTestId("spot-ante"), { key: "Backspace" });
  expect(minor("spot-ante")).toBe(500);
  await click("spot-ante");
  await click("btn-undo");
  expect(minor("spot-ante")).toBe(500);
  await click("btn-clear");
  expect(minor("total-bet")).toBe(0);
});

test("a refused bet shows why and goes back to what the server has", async () => {
  await enter("paris");
  await click("chip-10000");
  await click("spot-ante");
  await click("spot-ante");
  expect(screen.getByTestId("toast").textContent).toContain("maximum is 100.00");
  expect(minor("spot-ante")).toBe(10000);
});

test("side bets sleep until the ante stands", async () => {
  await enter("roma");
  expect(screen.getByTestId("spot-aa_bonus").getAttribute("aria-disabled")).toBe("true");
  await click("spot-ante");
  expect(screen.getByTestId("spot-aa_bonus").getAttribute("aria-disabled")).toBe("false");
});

test("repeat on a table that deals at once opens, bets and deals", async () => {
  await enter("tequila");
  await click("spot-ante");
  await click("btn-deal");
  await screen.findByTestId("decision");
  await new Promise((done) => setTimeout(done, 450));
  await click("option-high_tequila");
  await screen.findByTestId("slip");
  await click("btn-repeat");
  await waitFor(() => expect(sent("deal")).toHaveLength(2), { timeout: 3000 });
  expect(sent("bet").at(-1)?.placements).toEqual([{ ante: 500 }]);
});

test("keys play a round without a mouse", async () => {
  await enter("paris");
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true });
  await press("3");
  await press("ArrowRight");
  expect((document.activeElement as HTMLElement).dataset["testid"]).toBe("spot-pair_plus");
  await press("ArrowRight");
  await fireEvent.click(document.activeElement!);
  expect(minor("spot-ante")).toBe(1000);
  await press("d");
  await screen.findByTestId("decision");
  await new Promise((done) => setTimeout(done, 450));
  await press("f");
  await screen.findByTestId("slip");
  expect(sent("choose")[0]?.option).toBe("fold");
});

test("a live table: take a seat, bet, and a lost line in mid-round shows the same again", async () => {
  await enter("venezia");
  await click("seat-take-4");
  await waitFor(() => expect(screen.queryByTestId("seat-take-4")).toBeNull());
  await click("spot-ante");
  await waitFor(() => expect(sent("bet")).toHaveLength(1));
  house.deal(house.rooms.get("venezia")!);
  await screen.findByTestId("decision");
  expect(screen.getByTestId("bonus-waits").textContent).toContain("Ante Bonus");
  expect(screen.getByTestId("light").dataset["light"]).toBe("green");
  const cards = () => [...document.querySelectorAll<HTMLElement>("[data-card]")].map((card) => card.dataset["card"]);
  const before = cards();
  expect(before).toHaveLength(21);
  house.drop();
  await waitFor(() => expect(sent("join").length).toBeGreaterThan(1), { timeout: 3000 });
  await waitFor(() => expect(phase()).toBe("deciding"));
  expect(cards()).toEqual(before);
  expect(screen.getByTestId("option-play")).toBeTruthy();
});

test("the language changes everywhere and the document says so", async () => {
  await enter("venezia");
  await click("lang-it");
  expect(screen.getByTestId("btn-undo").textContent).toContain("Annulla");
  await waitFor(() => expect(document.documentElement.lang).toBe("it"));
  await click("lang-hr");
  expect(screen.getByTestId("spot-pair_plus").textContent).toContain("Plus par");
});
