/** The room's own wording: ids of messages are built here and nowhere else. */
import { type Args, has, t } from "../i18n.svelte";
import type { Outcome } from "../table/layout";
import type { PausedShown, TableDescription } from "../wire";
import { money } from "../words";

export const room = (id: string, args: Args = {}): string => t(`room-${id}`, args);

/** What the dealer announces, by its code; null for one that nobody has worded. */
export const announcement = (code: string): string | null => (has(`room-says-${code}`) ? room(`says-${code}`) : null);

/** Why the table is paused, as players are told it: who looks into it, never a name or a log line. */
export function pausedWords(paused: PausedShown): string {
  if (paused.reason === "dealer_change") return room("paused-dealer_change");
  return has(`room-paused-by-${paused.by}`) ? room(`paused-by-${paused.by}`) : room("paused-by-system");
}

/** Why a round is void, in the words that the chat has for it; null for a reason that is not for players. */
export const voidWords = (reason: string | null | undefined): string | null =>
  reason && has(`chat-why-${reason}`) ? t(`chat-why-${reason}`) : null;

/** What stands on the tab of a paytable, where its name is long. */
export const tabName = (line: string, name: string): string => (has(`room-tab-${line}`) ? room(`tab-${line}`) : name);

/** What became of a stake, as the spot says it: "+ 20" won, "− 5" lost, "5 back" neither. */
export function outcomeWords(outcome: Outcome, desc: TableDescription): string {
  if (outcome.net > 0) return `+ ${money(outcome.net, desc, true)}`;
  if (outcome.net < 0) return `− ${money(-outcome.net, desc, true)}`;
  return room("back", { amount: money(outcome.returned, desc, true) });
}

/** What is counted of a hand that is not complete. */
export const soFarWords = (points: number): string => room("so-far", { points });

/** What a table that is dealt by hand waits for; null for what its light says already. */
export const waitsWords = (what: string): string | null => (has(`room-waits-${what}`) ? room(`waits-${what}`) : null);
