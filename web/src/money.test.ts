import { expect, test } from "vitest";
import { breakdown, chipLabel, decimal, money } from "./money";

const PLAY = { currency: "PLAY", exponent: 2 };

test("the decimal text is exact for any amount and exponent", () => {
  expect(decimal(5, 2)).toBe("0.05");
  expect(decimal(-12345, 2)).toBe("-123.45");
  expect(decimal(7, 0)).toBe("7");
  expect(decimal(9007199254740991, 2)).toBe("90071992547409.91");
});

test("money is worded as each language words it", () => {
  expect(money(123450, PLAY, "en")).toBe("1,234.50");
  expect(money(123450, PLAY, "it")).toBe("1.234,50");
  expect(money(123450, PLAY, "hr")).toBe("1.234,50");
  expect(money(123450, PLAY, "fr")).toMatch(/^1\s234,50$/);
  expect(money(2500, PLAY, "en", true)).toBe("25");
  expect(money(2550, PLAY, "en", true)).toBe("25.50");
  expect(money(100, { currency: "EUR", exponent: 2 }, "en")).toBe("€1.00");
});

test("chips say their value shortly", () => {
  expect(chipLabel(2500, 2, "en")).toBe("25");
  expect(chipLabel(100000, 2, "it")).toBe("1K");
  expect(chipLabel(50, 2, "en")).toBe("0.50");
});

test("an amount is coloured up, biggest chips first, and never drawn endlessly", () => {
  const chips = [100, 500, 2500];
  expect(breakdown(3600, chips)).toEqual([2500, 500, 500, 100]);
  expect(breakdown(1000000, chips, 5)).toHaveLength(5);
  expect(breakdown(50, chips)).toEqual([100]);
  expect(breakdown(0, chips)).toEqual([]);
});
