import { readNumber } from "./read-number.ts";

/** Options of a number input; defaults by F12 and F13 of docs/checklist.md. */
export interface NumberOptions {
  /** Language tag whose separators are used; default `nl`. One that the browser can't read counts as `en-US`. */
  locale?: string;
  /** Most digits after the decimal separator; `false` is none. Default 2. */
  decimals?: number | false;
  /** Smallest value; absent is no bound. A negative value is allowed only where this is absent or below zero. */
  min?: number | null;
  /** Largest value; absent is no bound. */
  max?: number | null;
  /** Step of the arrow keys; default 1. */
  step?: number;
  /** ISO 4217 code, where its sign or code may be pasted along; absent when it is no amount of money. */
  currency?: string;
}

/** A field's options with defaults filled in, and the separators of its language. */
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
  /** Currency signs that may precede or follow the number. */
  marks: readonly string[];
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
    marks: options.currency === undefined ? [] : marksOf(options.currency, locale),
  };
}

function marksOf(currency: string, locale: string): string[] {
  const signs = (["symbol", "narrowSymbol"] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
    return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency;
  });
  return [currency, ...signs];
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
 * The value of what stands in a field; see `readNumber`.
 *
 * @returns `null` for a text that is no number, has more decimals than the field
 *   takes, or more digits than a number holds: it stays as it was typed, and is refused.
 */
export function parseNumber(text: string, rules: NumberRules): number | null {
  const read = readNumber(text, rules);
  if (read === null || read.replaceAll(/\D/gu, "").length > maxDigits) return null;
  return (read.split(".")[1] ?? "").length > rules.decimals ? null : Number(read);
}

/** Most digits that a number holds without being rounded. */
const maxDigits = 15;

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

/** Without the errors of binary fractions: 0.1 + 0.2 is 0.3. */
function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value;
  return Number(`${Math.round(Number(`${value.toFixed(12)}e${decimals}`))}e-${decimals}`);
}
