/** Names of the contract -> words. The only place that knows how ids of messages are built. */
import { has, languages, t } from "./i18n.svelte";
import { type Currency, money as amount, range as span } from "./money";
import type { LineShown, RowShown, SeatShown, TableDescription } from "./wire";

export const money = (minor: number, unit: Currency, short = false): string =>
  amount(minor, unit, languages.now, short);

export const range = (minimum: number, maximum: number, unit: Currency): string =>
  span(minimum, maximum, unit, languages.now);

export const gameName = (game: string): string => t(`game-${game}`);
export const betName = (bet: string, game: string): string => t(`bet-${bet}`, { game });
export const optionName = (option: string, game: string): string => t(`option-${option}`, { game });
export const lineName = (line: string, game: string): string => t(`line-${line}`, { game });
export const pileName = (pile: string): string => t(`pile-${pile}`);

/** A hand's class, or points: "straight" or "52". */
export function handName(hand: string): string {
  return /^\d+$/.test(hand) ? t("hand-points", { points: Number(hand) }) : t(`hand-${hand}`);
}

/** A paytable's row: "46-48", "Flush or better", "Pair of aces to straight". */
export function rowName(row: RowShown): string {
  const first = row.classes[0] ?? "";
  const last = row.classes.at(-1) ?? first;
  if (/^\d+$/.test(first)) return first === last ? first : `${first}-${last}`;
  if (row.open_end === "up") return t("row-or-better", { hand: handName(first) });
  if (row.open_end === "down") return t("row-or-lower", { hand: handName(last) });
  if (first === last) return handName(first);
  const low = (hand: string) => handName(hand).toLocaleLowerCase(languages.now);
  return t("row-from-to", { first: handName(first), firstLow: low(first), last: low(last) });
}

/** Why a line was settled as it was. */
export function reasonName(line: LineShown): string {
  if (line.outcome === "fold") return t("reason-fold");
  const why = line.result ? [t(`reason-${line.result}`)] : [];
  return (line.hand ? [...why, handName(line.hand)] : why).join(" · ");
}

/** What a bet brought that was settled before the decision: "Pair+ pays 1:1: +10.00" on a stake of 10. */
export function earlyWords(line: LineShown, desc: TableDescription): string {
  const bet = lineName(line.line, desc.game);
  if (line.returned <= line.staked || line.pays === null) return t("early-lost", { bet });
  return t("early-pays", { bet, pays: t("pays-to-one", { pays: line.pays }), amount: money(line.returned - line.staked, desc) });
}

/** The side bets that paid a hand given up; null unless the round as a whole won all the same. */
export function sideWords(seat: SeatShown, desc: TableDescription): string | null {
  const chosen = Object.values(seat.choices);
  const folded = desc.stages.some((stage) => stage.options.some((option) => option.folds && chosen.includes(option.name)));
  const net = seat.slip.reduce((all, line) => all + line.returned - line.staked, 0);
  if (!folded || net <= 0) return null;
  const bets = seat.slip.filter((line) => line.returned > line.staked).map((line) => lineName(line.line, desc.game));
  return t("result-side", { bets: bets.join(", "), amount: money(net, desc) });
}

export const outcomeName = (outcome: string): string => t(`outcome-${outcome}`);

const RANKS: Record<string, string> = { A: "ace", K: "king", Q: "queen", J: "jack" };
const SUITS: Record<string, string> = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" };

/** "Queen of spades", for those who hear the table. */
export function cardName(card: string): string {
  if (card === "??") return t("card-face-down");
  const rank = card[0] ?? "";
  const shown = rank === "T" ? "10" : rank;
  return t("card-name", {
    rank: RANKS[rank] ? t(`rank-${RANKS[rank]}`) : shown,
    suit: t(`suit-${SUITS[(card[1] ?? "").toLowerCase()] ?? "spades"}`),
  });
}

/** Arguments of refusals that are numbers and no money. */
const COUNTS = new Set(["seat", "receipt", "seconds", "minutes", "most", "least", "incident", "shortest", "longest"]);

/** A refusal in the player's words. Amounts among its arguments are worded in the table's currency. */
export function refusal(code: string, args: Record<string, string | number>, unit: Currency, game: string): string {
  const worded: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number" && !COUNTS.has(name)) worded[name] = money(value, unit);
    else if (name === "bet") worded[name] = betName(String(value), game);
    else if (name === "option") worded[name] = optionName(String(value), game);
    else worded[name] = value;
  }
  const id = `refused-${code}`;
  return has(id) ? t(id, worded) : t("refused-other", { code });
}

/** hh:mm:ss in GMT. */
export const clockTime = (ms: number): string => new Date(ms).toISOString().slice(11, 19);

/** A date and time in GMT in the words of the language. */
export function dateTime(ms: number): string {
  return new Intl.DateTimeFormat(languages.now, {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "UTC",
    hour12: false,
  }).format(ms);
}
