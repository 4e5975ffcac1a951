/**
 * A card scanner is a keyboard to the page: it types a card's code and Enter, wherever the focus is. Whatever else
 * it types is noise, and is shown, never guessed at.
 */

export const RANKS = "AKQJT98765432";
export const SUITS = "shdc";

/** "qs" or "QS" as "Qs", "10h" as "Th"; null for what is no card. */
export function cardCode(read: string): string | null {
  const found = /^(10|[2-9tjqka])([shdc])$/i.exec(read.trim());
  if (!found) return null;
  const rank = found[1] === "10" ? "T" : found[1]!.toUpperCase();
  return rank + found[2]!.toLowerCase();
}

export type Reading = { card: string } | { noise: string } | { twice: string };

/** Nobody takes the same card up again so fast: the scanner has read it twice. */
const TWICE_MS = 1500;
/** A reading that is never ended is over after this long. */
const FORGOTTEN_MS = 5000;
const LONGEST = 40;

export class Scanner {
  private last = "";
  private lastAt = -Infinity;
  private typedAt = -Infinity;
  private typed = "";

  /** What has been typed so far and not ended by Enter. */
  get pending(): string {
    return this.typed;
  }

  /** Takes a key at a time (in milliseconds); a reading when it was Enter after something. Says whether it used it. */
  key(key: string, at: number): { used: boolean; reading: Reading | null } {
    if (at - this.typedAt > FORGOTTEN_MS) this.typed = "";
    if (key === "Enter") {
      if (!this.typed) return { used: false, reading: null };
      const read = this.typed;
      this.typed = "";
      return { used: true, reading: this.read(read, at) };
    }
    if (key === "Escape" || key === "Backspace") {
      if (!this.typed) return { used: false, reading: null };
      this.typed = key === "Escape" ? "" : this.typed.slice(0, -1);
      return { used: true, reading: null };
    }
    if (key.length !== 1 || (key === " " && !this.typed)) return { used: false, reading: null };
    this.typed = (this.typed + key).slice(0, LONGEST);
    this.typedAt = at;
    return { used: true, reading: null };
  }

  private read(read: string, at: number): Reading {
    const card = cardCode(read);
    if (!card) return { noise: read };
    const twice = card === this.last && at - this.lastAt < TWICE_MS;
    this.last = card;
    this.lastAt = at;
    return twice ? { twice: card } : { card };
  }
}
