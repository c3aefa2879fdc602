/** What a field for numbers takes; the defaults are the specification's (section 5). */
export interface NumberOptions {
  /** Language tag whose separators are used; default `nl`. One that the browser can't read counts as `en-US`. */
  locale?: string;
  /** Most digits after the decimal separator; `false` is none. Default 2. */
  decimals?: number | false;
  /** Smallest value; absent is no bound. A negative value is allowed only where this is absent or below zero. */
  min?: number | null;
  /** Largest value; absent is no bound. */
  max?: number | null;
  /** What the arrow keys add or take; default 1. */
  step?: number;
}

/** A field's options, all of them known, with the separators of its language. */
export interface NumberRules {
  locale: string;
  decimals: number;
  min: number | null;
  max: number | null;
  step: number;
  /** Decimal separator: `,` in Dutch, `.` in English. */
  decimal: string;
  /** Separator of thousands: `.` in Dutch, `,` in English. */
  group: string;
}

const fallbackLocale = "en-US";

/** Completes the options of a field. */
export function numberRules(options: NumberOptions): NumberRules {
  const { decimals = 2, min = null, max = null, step = 1 } = options;
  const locale = readableLocale(options.locale ?? "nl");
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(-11_111.1);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";

  return {
    locale,
    decimals: decimals === false ? 0 : decimals,
    min,
    max,
    step,
    decimal: partOf("decimal"),
    group: partOf("group"),
  };
}

/** The language tag itself, or `en-US` in place of one that can't be read. */
export function readableLocale(locale: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? fallbackLocale;
  } catch {
    return fallbackLocale;
  }
}

/**
 * Reads a number as it is written in the field's language: `1.234,56` in Dutch,
 * `1,234.56` in English. A separator of thousands that can only have been meant
 * as a decimal one counts as such: `1.5` is one and a half in Dutch too.
 *
 * @returns `null` for a text that holds no number.
 */
export function parseNumber(text: string, rules: NumberRules): number | null {
  const plain = withOwnSeparators(text, rules).replaceAll(rules.group, "").replace(rules.decimal, ".");
  const kept = plain.replaceAll(/[^\d.-]/gu, "");
  return /^-?(?:\d+\.?\d*|\.\d+)$/u.test(kept) ? Number(kept) : null;
}

/**
 * Writes a number in the field's language, with thousands apart and no more
 * decimals than allowed. A whole number of four digits may be a year, and stays whole.
 */
export function formatNumber(value: number, { locale, decimals }: NumberRules, minimumDecimals = 0): string {
  return new Intl.NumberFormat(locale, {
    numberingSystem: "latn",
    useGrouping: decimals === 0 ? "min2" : true,
    minimumFractionDigits: Math.min(minimumDecimals, decimals),
    maximumFractionDigits: decimals,
  }).format(value);
}

/** The nearest value that is allowed, rounded to the field's decimals. */
export function clampNumber(value: number, { min, max, decimals }: NumberRules): number {
  const rounded = roundTo(value, decimals);
  return Math.min(Math.max(rounded, min ?? -Infinity), max ?? Infinity);
}

/**
 * The value after an arrow key.
 *
 * @param value - `null` when the field is empty: then it becomes the smallest value, or zero.
 * @param direction - 1 is up, -1 down.
 */
export function stepNumber(value: number | null, direction: 1 | -1, rules: NumberRules): number {
  if (value === null) return clampNumber(rules.min ?? 0, rules);
  return clampNumber(value + direction * rules.step, rules);
}

/** Whether a minus sign may be typed: where a negative value is allowed. */
export function allowsNegative({ min }: NumberRules): boolean {
  return min === null || min < 0;
}

/**
 * A text that may come from another language, with the separators of this one:
 * of two kinds the last is the decimal one, and one that isn't followed by
 * three digits doesn't separate thousands.
 */
export function withOwnSeparators(text: string, { decimal, group }: NumberRules): string {
  const other = decimal === "," ? "." : ",";
  const lastOther = text.lastIndexOf(other);
  if (lastOther === -1) return text;

  const isDecimal = text.includes(decimal)
    ? lastOther > text.lastIndexOf(decimal)
    : text.indexOf(other) === lastOther && !/\d[.,]\d{3}(?!\d)/u.test(text);
  if (!isDecimal) return text;
  return text
    .slice(0, lastOther)
    .replaceAll(decimal, group)
    .concat(decimal, text.slice(lastOther + 1));
}

/** Without the errors of binary fractions: 0.1 + 0.2 is 0.3. */
function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value;
  return Number(`${Math.round(Number(`${value.toFixed(12)}e${decimals}`))}e-${decimals}`);
}
