/** Shapes and colours of the suits, drawn around the origin in a box of about 100. */
import type { Deck } from "../settings.svelte";

export interface Suit {
  colour: string;
  path: string;
}

export const SUITS: Record<string, Suit> = {
  s: { colour: "#15181d", path: "M0 -50C10 -25 36 -10 36 18A15 15 0 0 1 6 20C6 34 9 42 14 50L-14 50C-9 42 -6 34 -6 20A15 15 0 0 1 -36 18C-36 -10 -10 -25 0 -50Z" },
  h: { colour: "#c4122f", path: "M0 -24C0 -40 12 -50 24 -50C38 -50 46 -40 46 -25C46 5 8 22 0 50C-8 22 -46 5 -46 -25C-46 -40 -38 -50 -24 -50C-12 -50 0 -40 0 -24Z" },
  d: { colour: "#0a5bc4", path: "M0 -52C10 -32 22 -14 38 0C22 14 10 32 0 52C-10 32 -22 14 -38 0C-22 -14 -10 -32 0 -52Z" },
  c: { colour: "#0b7a3d", path: "M-13 50C-8 42 -4 32 -4 18A22 22 0 1 1 -16 -12A20 20 0 1 1 16 -12A22 22 0 1 1 4 18C4 32 8 42 13 50Z" },
};

/** Black and red, for who is used to it: which colour a suit shares with another. */
const AS_IN_TWO: Record<string, string> = { s: "s", h: "h", d: "h", c: "s" };

/** The suit of a card ("Qs") in the colours of a deck. */
export function suitOf(card: string, deck: Deck): Suit {
  const letter = (card[1] ?? "s").toLowerCase();
  const suit = SUITS[letter]!;
  return deck === "two" ? { ...suit, colour: SUITS[AS_IN_TWO[letter]!]!.colour } : suit;
}

const courts = import.meta.glob<string>(
  "../../node_modules/@heruka_urgyen/react-playing-cards/src/images/{2color,4color}/[JQK][SHDC].svg",
  { eager: true, query: "?url", import: "default" },
);

const COURTS = Object.fromEntries(
  Object.entries(courts).map(([path, url]) => [`${path.includes("2color") ? "two" : "four"}/${path.slice(-6, -4)}`, url]),
);

/** The picture of a jack, queen or king ("Qs"), if the card is one. */
export const court = (card: string, deck: Deck): string | undefined => COURTS[`${deck}/${card.toUpperCase()}`];
