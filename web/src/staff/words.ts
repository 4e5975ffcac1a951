/** The floor's own wording: ids of messages are built here and nowhere else. */
import { type Args, has, t } from "../i18n.svelte";
import { announcement as says } from "../room/words";
import { cardName, pileName } from "../words";
import type { WaitsShown } from "../wire";

export const staff = (id: string, args: Args = {}): string => t(`staff-${id}`, args);

/** A name that the server may say, or the name itself where nobody has worded it. */
const named = (prefix: string, name: string): string => (has(`staff-${prefix}-${name}`) ? staff(`${prefix}-${name}`) : name);

export const stateName = (state: string): string => named("state", state);
export const reasonName = (reason: string): string => named("reason", reason);
export const byName = (by: string): string => named("by", by);
export const roleName = (role: string): string => named("role", role);
export const incidentName = (kind: string): string => named("incident", kind);
/** In the words that players read and hear. */
export const announcement = (code: string): string => says(code) ?? code;

/** Whose card: "Seat 3", "Dealer", "Flop". */
export function placeName(pile: string, seat: number | null): string {
  if (seat !== null) return t("seat-number", { seat });
  return pile === "dealer" ? staff("dealer") : pileName(pile);
}

/** What the table waits for, as the dealer reads it: "Seat 3, second card, face up". */
export function waitsName(waits: WaitsShown): { place: string; card: string; side: string } {
  const { what, pile, seat, index, side } = waits;
  if (what !== "card" || !pile) return { place: staff(`waits-${what}`), card: "", side: staff(`waits-${what}-hint`) };
  return { place: placeName(pile, seat ?? null), card: staff("nth-card", { n: (index ?? 0) + 1 }), side: staff(`side-${side ?? "up"}`) };
}

export const waitsLine = (waits: WaitsShown): string => {
  const { place, card, side } = waitsName(waits);
  return [place, card, waits.what === "card" ? side : ""].filter(Boolean).join(", ");
};

/** "Queen of spades (Qs)". */
export const cardWords = (card: string): string => (card === "??" ? cardName(card) : `${cardName(card)} (${card})`);
