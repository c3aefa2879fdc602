import { currencyMarks, readNumber } from "@circuit/contract/forms/parse-number";

/** Options of a number input; defaults as in F12 and F13 of docs/checklist.md. */
export interface NumberOptions {
  /** Language tag that gives the separators; default `nl`. An invalid tag counts as `en-US`. */
  locale?: string;
  /** Maximum number of decimals; `false` for none. Default 2. */
  decimals?: number | false;
  /** Minimum; absent for none. Allows negative values only if absent or below zero. */
  min?: number | null;
  max?: number | null;
  step?: number;
  /** ISO 4217 code, so that pasted amounts may include the currency's sign; absent for no currency. */
  currency?: string;
}

/** Options of a number input with defaults filled in, and the separators of its language. */
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
  /** Currency signs and codes that may stand before or after the number. */
  marks: readonly string[];
}

const fallbackLocale = "en-US";

/** Fills in the defaults and separators of a number input. */
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
    marks: options.currency === undefined ? [] : currencyMarks(options.currency, locale),
  };
}

/** Returns a language tag that `Intl` supports, or `en-US` instead. */
export function readableLocale(locale: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? fallbackLocale;
  } catch {
    return fallbackLocale;
  }
}

/**
 * Parses the text of a number input; see `readNumber`.
 *
 * @returns `null` for a text that is no number, or has too many decimals or digits: the input keeps it, and validation
 *   refuses it.
 */
export function parseNumber(text: string, rules: NumberRules): number | null {
  const read = readNumber(text, rules);
  if (read === null || read.replaceAll(/\D/gu, "").length > maxDigits) return null;
  return (read.split(".")[1] ?? "").length > rules.decimals ? null : Number(read);
}

/** Most digits that a JavaScript number holds without rounding. */
const maxDigits = 15;

/** Formats a number in the field's language. A whole number of four digits gets no separator, as it may be a year. */
export function formatNumber(value: number, { locale, decimals }: NumberRules, minimumDecimals = 0): string {
  return new Intl.NumberFormat(locale, {
    numberingSystem: "latn",
    useGrouping: decimals === 0 ? "min2" : true,
    minimumFractionDigits: Math.min(minimumDecimals, decimals),
    maximumFractionDigits: decimals,
  }).format(value);
}

/** Rounds a value to the field's decimals and limits it to the bounds. */
export function clampNumber(value: number, { min, max, decimals }: NumberRules): number {
  const rounded = roundTo(value, decimals);
  return Math.min(Math.max(rounded, min ?? -Infinity), max ?? Infinity);
}

/**
 * Returns the value after an arrow key.
 *
 * @param value - `null` for an empty field, which becomes the minimum or zero.
 * @param direction - 1 is up, -1 down.
 */
export function stepNumber(value: number | null, direction: 1 | -1, rules: NumberRules): number {
  if (value === null) return clampNumber(rules.min ?? 0, rules);
  return clampNumber(value + direction * rules.step, rules);
}

/** Tells whether a number input takes negative numbers. */
export function allowsNegative({ min }: NumberRules): boolean {
  return min === null || min < 0;
}

/** Rounds without binary rounding errors: 0.1 + 0.2 gives 0.3. */
function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value;
  return Number(`${Math.round(Number(`${value.toFixed(12)}e${decimals}`))}e-${decimals}`);
}
