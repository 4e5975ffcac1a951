/** Colours of chips by their value in whole units: face, edge spots, number. */
export interface Paint {
  face: string;
  edge: string;
  ink: string;
  light: boolean;
}

const paint = (face: string, edge: string, ink: string, light = false): Paint => ({ face, edge, ink, light });

const BY_VALUE: Record<number, Paint> = {
  1: paint("#f2efe6", "#9aa3ad", "#20242a", true),
  2: paint("#e2a7b4", "#fff4f0", "#3a0d18", true),
  5: paint("#c8202f", "#f6efe2", "#fff"),
  10: paint("#1f63b8", "#f6efe2", "#fff"),
  20: paint("#0e7f86", "#f6efe2", "#fff"),
  25: paint("#14804a", "#f6efe2", "#fff"),
  50: paint("#b5541c", "#f6efe2", "#fff"),
  100: paint("#23262d", "#f0d89a", "#f6e3b0"),
  500: paint("#6b2fa0", "#f6efe2", "#fff"),
  1000: paint("#d98a12", "#2b1b05", "#2b1b05", true),
};

const FRACTION = paint("#8b939c", "#f6efe2", "#fff");
const HIGH = paint("#7a1228", "#e7c878", "#f3dfa8");

export function paintOf(minor: number, exponent: number): Paint {
  const value = minor / 10 ** exponent;
  return BY_VALUE[value] ?? (value < 1 ? FRACTION : HIGH);
}
