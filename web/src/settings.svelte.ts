/** What the player set for this browser. */

const STORED = "croupier.settings";

interface Stored {
  shortcuts: boolean;
}

function read(): Stored {
  const standard: Stored = { shortcuts: true };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Stored>) };
  } catch {
    return standard;
  }
}

class Settings {
  /** Single keys as commands; WCAG 2.1.4 wants a way to switch them off. */
  shortcuts = $state(read().shortcuts);

  setShortcuts(on: boolean): void {
    this.shortcuts = on;
    localStorage.setItem(STORED, JSON.stringify({ shortcuts: on } satisfies Stored));
  }
}

export const settings = new Settings();

export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
