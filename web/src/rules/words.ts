/** The rules pages' own wording: ids of messages are built here and nowhere else. */
import { type Args, has, inEnglish, languages, t } from "../i18n.svelte";
import { betName, handName, lineName, optionName, pileName } from "../words";
import type { Column, Reading } from "./derive";
import { playing } from "./derive";
import type { RuledTable } from "./wire";

export const say = (id: string, args: Args = {}): string => t(`rules-${id}`, args);
export const said = (id: string): boolean => has(`rules-${id}`);

/** What messages may name of a table: its ante, its second bet, how its dealer is called. */
export function named(table: RuledTable): Args {
  const second = playing(table).find((option) => option.bet)?.bet;
  return {
    game: table.game,
    ante: betName("ante", table.game),
    dealer: say("dealer-word", { game: table.game }),
    qualifies: table.qualifies ?? "",
    repeat: t("repeat"),
    deal: t("deal"),
    resume: t("resume"),
    button: say("check"),
    bet: second ? betName(second, table.game) : "",
  };
}

export const columnName = (column: Column, game: string): string =>
  column.line ? lineName(column.line, game) : betName(column.bet, game);

export function ownPile(pile: string, table: RuledTable): string {
  const owner = table.piles.find((one) => one.name === pile)?.owner;
  return owner === "seat" && pile === "hand" ? t("pile-own") : pileName(pile);
}

export const list = (words: string[]): string => new Intl.ListFormat(languages.now, { type: "conjunction" }).format(words);

export function readingArgs(reading: Reading, table: RuledTable): Args {
  return {
    ...named(table),
    ...(reading.bet ? { bet: betName(reading.bet, table.game) } : {}),
    ...(reading.bonus ? { bonus: lineName(reading.bonus, table.game) } : {}),
  };
}

/** Words of this table that differ from the English on the felt (C18). */
export function terms(table: RuledTable): { here: string; english: string }[] {
  const args = { game: table.game };
  const pairs = new Map<string, string>();
  const add = (here: string, id: string) => {
    const english = inEnglish(id, args);
    if (here.toLocaleLowerCase() !== english.toLocaleLowerCase()) pairs.set(english, here);
  };
  for (const spot of table.spots) add(betName(spot.bet, table.game), `bet-${spot.bet}`);
  for (const stage of table.stages) for (const option of stage.options) add(optionName(option.name, table.game), `option-${option.name}`);
  for (const line of table.settlement_order) add(lineName(line, table.game), `line-${line}`);
  for (const order of table.orders) for (const hand of order.hands) add(handName(hand.name), `hand-${hand.name}`);
  for (const pile of table.piles) add(pileName(pile.name), `pile-${pile.name}`);
  for (const id of ["minimum", "maximum", "repeat", "deal", "undo", "clear"]) add(t(id), id);
  return [...pairs].map(([english, here]) => ({ here, english }));
}
