/** The room's own wording: ids of messages are built here and nowhere else. */
import { type Args, has, t } from "../i18n.svelte";
import type { PausedShown } from "../wire";

export const room = (id: string, args: Args = {}): string => t(`room-${id}`, args);

/** What the dealer announces, by its code; null for one that nobody has worded. */
export const announcement = (code: string): string | null => (has(`room-says-${code}`) ? room(`says-${code}`) : null);

/** Why the table is paused, as players are told it: who looks into it, never a name or a log line. */
export function pausedWords(paused: PausedShown): string {
  if (paused.reason === "dealer_change") return room("paused-dealer_change");
  return has(`room-paused-by-${paused.by}`) ? room(`paused-by-${paused.by}`) : room("paused-by-system");
}

/** What a table that is dealt by hand waits for; null for what its light says already. */
export const waitsWords = (what: string): string | null => (has(`room-waits-${what}`) ? room(`waits-${what}`) : null);
