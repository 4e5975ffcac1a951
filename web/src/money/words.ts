/** The money desk's own wording: ids of messages are built here and nowhere else. */
import { type Args, languages, t } from "../i18n.svelte";
import type { Currency } from "../money";
import { money } from "../words";
import type { LimitShown, Movement } from "./wire";

export const say = (id: string, args: Args = {}): string => t(`money-${id}`, args);

export const limitName = (kind: string): string => say(`limit-${kind}`);

export const movementName = (movement: Movement): string => say(`kind-${movement.kind}`);

/** What became of a movement, kindly. */
export const movementState = (movement: Movement, unit: Currency): string =>
  say(`${movement.kind}-${movement.state}`, { amount: money(movement.amount, unit) });

/** "1 h 05 min", in the words of the language. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return say("duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export const minutesWords = (minutes: number): string => duration(minutes * 60_000);

/** A limit's value, or that there is none. */
export function limitValue(value: number | null, limit: LimitShown, unit: Currency): string {
  if (value === null) return say(limit.kind === "reality_check" ? "never" : "no-limit");
  return limit.unit === "money" ? money(value, unit) : minutesWords(value);
}

/** "1 December 2026, 10:00 GMT". */
export function moment(ms: number): string {
  const format = new Intl.DateTimeFormat(languages.now, { dateStyle: "long", timeStyle: "short", timeZone: "UTC", hour12: false });
  return `${format.format(ms)} ${t("gmt")}`;
}

/** A length of days as people say it: days, months or years. */
export function daysWords(days: number): string {
  if (days % 365 === 0) return say("years", { count: days / 365 });
  if (days % 30 === 0 && days > 30) return say("months", { count: days / 30 });
  return say("days", { count: days });
}

/** The minor units in what somebody wrote ("12", "12.5", "12,50"); null for anything else. */
export function parseAmount(text: string, exponent: number): number | null {
  const found = new RegExp(`^\\s*(\\d{1,12})(?:[.,](\\d{1,${Math.max(1, exponent)}}))?\\s*$`).exec(text);
  if (!found) return null;
  return Number(found[1]) * 10 ** exponent + Number((found[2] ?? "").padEnd(exponent, "0") || "0");
}

/** The whole minutes in what somebody wrote; null for anything else. */
export function parseMinutes(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null;
}

/** The text of an amount to begin editing with. */
export function written(value: number, limit: LimitShown, exponent: number): string {
  if (limit.unit === "minutes") return String(value);
  const whole = Math.floor(value / 10 ** exponent);
  const rest = value % 10 ** exponent;
  return rest ? `${whole}.${String(rest).padStart(exponent, "0")}` : String(whole);
}
