/** Wording of money. Amounts stay integers in minor units; a decimal exists only as text. */

export interface Currency {
  currency: string;
  exponent: number;
}

/** The exact decimal text of an amount, e.g. (12345, 2) -> "123.45". */
export function decimal(minor: number, exponent: number): string {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, "0");
  const cut = digits.length - exponent;
  const text = exponent ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits;
  return minor < 0 ? `-${text}` : text;
}

/** An amount in the words of a language. `short` drops a fraction of zero, for chips and limits. */
export function money(minor: number, unit: Currency, language: string, short = false): string {
  const whole = minor % 10 ** unit.exponent === 0;
  const digits = short && whole ? 0 : unit.exponent;
  // Play money has no currency code of three letters: its amounts are bare numbers.
  const style = /^[A-Z]{3}$/.test(unit.currency)
    ? ({ style: "currency", currency: unit.currency } as const)
    : {};
  const format = new Intl.NumberFormat(language, {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  } as Intl.NumberFormatOptions);
  return format.format(decimal(minor, unit.exponent) as Intl.StringNumericLiteral);
}

/** "1 – 500", the limits of a bet. */
export function range(minimum: number, maximum: number, unit: Currency, language: string): string {
  return `${money(minimum, unit, language, true)} – ${money(maximum, unit, language, true)}`;
}

/** What a chip's face says: 1, 25, 1K, 0.5. */
export function chipLabel(minor: number, exponent: number, language: string): string {
  const unit = 10 ** exponent;
  if (minor >= 1000 * unit && minor % (1000 * unit) === 0) return `${minor / (1000 * unit)}K`;
  return money(minor, { currency: "PLAY", exponent }, language, true);
}

/** The chips that make up an amount, biggest first: how a dealer would colour it up. At most `most` are drawn. */
export function breakdown(minor: number, chips: readonly number[], most = 8): number[] {
  const stack: number[] = [];
  let rest = minor;
  for (const chip of [...chips].sort((a, b) => b - a)) {
    while (rest >= chip && stack.length < most) {
      stack.push(chip);
      rest -= chip;
    }
  }
  if (!stack.length && minor > 0 && chips.length) stack.push(Math.min(...chips));
  return stack;
}
