/** What the player set for this browser. */

const STORED = "croupier.settings";

interface Stored {
  shortcuts: boolean;
  advice: boolean;
}

function read(): Stored {
  const standard: Stored = { shortcuts: true, advice: false };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Stored>) };
  } catch {
    return standard;
  }
}

class Settings {
  /** Single keys as commands; WCAG 2.1.4 wants a way to switch them off. */
  shortcuts = $state(read().shortcuts);

  /** What each choice is worth, at tables that offer it. */
  advice = $state(read().advice);

  setShortcuts(on: boolean): void {
    this.shortcuts = on;
    this.keep();
  }

  setAdvice(on: boolean): void {
    this.advice = on;
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(STORED, JSON.stringify({ shortcuts: this.shortcuts, advice: this.advice } satisfies Stored));
  }
}

export const settings = new Settings();

export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
