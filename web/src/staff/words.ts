/** The floor's own wording: ids of messages are built here and nowhere else. */
import { type Args, has, languages, t } from "../i18n.svelte";
import { announcement as says } from "../room/words";
import type { WaitsShown } from "../wire";
import { cardName, handName, money, pileName } from "../words";
import type { SeatOnFloor, TableOnFloor } from "./wire";

export const staff = (id: string, args: Args = {}): string => t(`staff-${id}`, args);

/** A name that the server may say, or the name itself where nobody has worded it. */
const named = (prefix: string, name: string): string => (has(`staff-${prefix}-${name}`) ? staff(`${prefix}-${name}`) : name);

export const stateName = (state: string): string => named("state", state);
export const reasonName = (reason: string): string => named("reason", reason);
export const byName = (by: string): string => named("by", by);
export const roleName = (role: string): string => named("role", role);
export const incidentName = (kind: string): string => named("incident", kind);
/** Where a round is, for those who keep it: players are told what to do then. */
export const phaseName = (phase: string): string => (has(`staff-phase-${phase}`) ? staff(`phase-${phase}`) : t(`phase-${phase}`));

/** "Decisions, waiting for seat 2": nothing where nobody has to decide. */
export function decidingLine(seats: readonly number[]): string {
  if (!seats.length) return "";
  const list = new Intl.ListFormat(languages.now, { type: "conjunction" }).format(seats.map(String));
  return staff("waits-for-seats", { count: seats.length, seats: list });
}

/** "Technical fault · Marta Sole (a supervisor): “a cable”", as far as it is known. */
export function stopLine(reason: string, by: string | null, table: Pick<TableOnFloor, "stopped_by" | "stopped_why"> | null): string {
  const role = by ? byName(by) : "";
  const who = table?.stopped_by ? `${table.stopped_by}${role ? ` (${role})` : ""}` : role;
  const why = table?.stopped_why ? staff("in-words", { words: table.stopped_why }) : "";
  return [reasonName(reason), [who, why].filter(Boolean).join(": ")].filter(Boolean).join(" · ");
}

/** "10.00 + 10.00 reserved": what a seat has staked, and what is set aside for its decision. */
export function heldWords(seat: Pick<SeatOnFloor, "held" | "reserved">, unit: Parameters<typeof money>[1]): string {
  const staked = money(seat.held - seat.reserved, unit);
  return seat.reserved ? staff("held-reserved", { staked, reserved: money(seat.reserved, unit) }) : staked;
}

/** What the dealer holds and whether that qualifies, as the house says; empty before it does. */
export function dealerLine(hand: string | null, qualifies: boolean | null): string {
  if (!hand) return "";
  return [handName(hand), qualifies === null ? "" : staff(qualifies ? "qualifies" : "qualifies-not")].filter(Boolean).join(", ");
}

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
