/** What the player set for this browser. */

const STORED = "croupier.settings";

/** The picture's quality: by the line, none at all, or the height of its lines that comes nearest. */
export type Video = "auto" | "off" | number;
export type Deck = "four" | "two";

const STANDARD = {
  /** Single keys as commands; WCAG 2.1.4 wants a way to switch them off. */
  shortcuts: true,
  /** What each choice is worth, at tables that offer it. */
  advice: false,
  /** Effects and voice of the tables, until one is switched on or off by itself (A33). */
  sound: true,
  /** How loud, from 0 to 1. */
  volume: 0.5,
  /** What the dealer says, spoken. */
  voice: false,
  /** What other players write (A35). */
  othersChat: true,
  /** Cards of tables that one plays alone come at once (C14). */
  quickPlay: false,
  deck: "four" as Deck,
  video: "auto" as Video,
};

type Stored = typeof STANDARD;

/** What was kept, as far as it still means something. */
function read(): Stored {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, unknown>;
    const fits = (name: string, standard: unknown) =>
      name === "video"
        ? kept[name] === "off" || (typeof kept[name] === "number" && kept[name] > 0)
        : name === "deck"
          ? kept[name] === "two"
          : typeof kept[name] === typeof standard;
    const own = Object.entries(STANDARD).filter(([name, standard]) => fits(name, standard));
    const found = { ...STANDARD, ...Object.fromEntries(own.map(([name]) => [name, kept[name]])) };
    return { ...found, volume: Math.min(1, Math.max(0, found.volume)) };
  } catch {
    return { ...STANDARD };
  }
}

class Settings {
  private readonly now: Stored = $state(read());

  get shortcuts(): boolean {
    return this.now.shortcuts;
  }
  get advice(): boolean {
    return this.now.advice;
  }
  get sound(): boolean {
    return this.now.sound;
  }
  get volume(): number {
    return this.now.volume;
  }
  get voice(): boolean {
    return this.now.voice;
  }
  get othersChat(): boolean {
    return this.now.othersChat;
  }
  get quickPlay(): boolean {
    return this.now.quickPlay;
  }
  get deck(): Deck {
    return this.now.deck;
  }
  get video(): Video {
    return this.now.video;
  }

  set<Name extends keyof Stored>(name: Name, value: Stored[Name]): void {
    this.now[name] = value;
    localStorage.setItem(STORED, JSON.stringify(this.now));
  }

  setShortcuts(on: boolean): void {
    this.set("shortcuts", on);
  }

  setAdvice(on: boolean): void {
    this.set("advice", on);
  }
}

export const settings = new Settings();

export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
