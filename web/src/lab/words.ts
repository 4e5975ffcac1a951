/** The odds' own wording: ids of messages are built here and nowhere else. */
import { type Args, languages, t } from "../i18n.svelte";
import { betName, handName, optionName, outcomeName } from "../words";
import type { TableDescription } from "../wire";
import type { OutcomeFigures } from "./wire";

export const tell = (id: string, args: Args = {}): string => t(`lab-${id}`, args);

export const MAIN = "main";

export const betTitle = (bet: string, game: string): string => (bet === MAIN ? tell("bet-main") : betName(bet, game));

/** A way to play by its name: "always-call" names the option. */
export function playName(play: string, game: string): string {
  const always = /^always-(.+)$/.exec(play)?.[1];
  return always ? tell("play-always", { option: optionName(always, game) }) : tell(`play-${play}`);
}

/** "RTP per Ante", "RTP per amount staked". */
export const basisName = (basis: string, game: string): string => tell(`rtp-${basis}`, { ante: betName("ante", game) });

/** What each spot for chips returns, as published: the main game's figure at the ante. */
export function returnsBySpot(desc: TableDescription): Record<string, number> {
  const bets = desc.returns[0]?.bets ?? [];
  return Object.fromEntries(bets.map((one) => [one.bet === MAIN ? "ante" : one.bet, one.published]));
}

const digits = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export const percent = (ratio: number, decimals = 2): string =>
  new Intl.NumberFormat(languages.now, { style: "percent", ...digits(decimals) }).format(ratio);

/** A share that may be tiny: three figures that say something. */
export const share = (ratio: number, figures = 3): string =>
  new Intl.NumberFormat(languages.now, { style: "percent", minimumSignificantDigits: figures, maximumSignificantDigits: figures }).format(ratio);

export const decimal = (value: number, decimals = 4): string => new Intl.NumberFormat(languages.now, digits(decimals)).format(value);

export const whole = (value: number | string): string =>
  new Intl.NumberFormat(languages.now, { useGrouping: true, maximumFractionDigits: 0 }).format(typeof value === "string" ? BigInt(value) : value);

/** A net win with its sign: +5, −1, 0. */
export const signed = (value: number, decimals = 0): string =>
  new Intl.NumberFormat(languages.now, { signDisplay: "exceptZero", ...digits(decimals) }).format(value);

/** How a bet ended: the option, the showdown's result and the hand that was paid for, as far as they decided. */
export function endingName(one: OutcomeFigures, game: string): string {
  const parts = [
    one.option ? optionName(one.option, game) : "",
    one.result ? t(`reason-${one.result}`) : "",
    one.hand ? handName(one.hand) : "",
  ].filter(Boolean);
  return parts.length ? parts.join(" · ") : outcomeName(one.net > 0 ? "win" : one.net < 0 ? "lose" : "push");
}
