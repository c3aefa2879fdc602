import type { Locale } from "../locales.ts";
import { cleanLine } from "../clean-text.ts";

const separators = { nl: { group: ".", decimal: "," }, en: { group: ",", decimal: "." } } as const;

/**
 * Parses a number as people type it in a language: `1.234,56` in Dutch, `1,234.56` in English.
 *
 * @param currency - ISO 4217 code; it or its sign may stand before or after the number. `null` for none.
 * @returns As of `readNumber`.
 */
export function parseNumber(text: string, locale: Locale, currency: string | null = null): string | null {
  return readNumber(text, { ...separators[locale], marks: currency === null ? [] : currencyMarks(currency, locale) });
}

/** Notation of numbers in a language; `marks` are currency signs such as `€`. */
interface NumberNotation {
  decimal: string;
  group: string;
  marks: readonly string[];
}

/**
 * Parses a number in a notation. It accepts the other language's separators only if unambiguous: `1.5` is one and a
 * half in Dutch too, `0.125` might be a mistake. It never drops characters to get a number.
 *
 * @returns The number with a decimal point and no thousands separators, such as `1234.56`; `null` for no number.
 */
export function readNumber(text: string, notation: NumberNotation): string | null {
  const otherDecimal = notation.decimal === "," ? "." : ",";
  const decimal = literal(notation.decimal);
  const group = literal(notation.group);
  const other = literal(otherDecimal);
  const plain = withoutMark(cleanLine(text), notation.marks).replace(/^[−–]/u, "-");

  const own = new RegExp(`^-?(?:\\d+(?:${decimal}\\d*)?|${decimal}\\d+)$`, "u");
  const ownGrouped = new RegExp(`^-?[1-9]\\d{0,2}(?:(?:${group}\\d{3})+|(?: \\d{3})+)(?:${decimal}\\d*)?$`, "u");
  if (own.test(plain) || ownGrouped.test(plain)) return canonical(plain, notation.decimal);

  const otherOnly = new RegExp(`^-?\\d+${other}(?:\\d{1,2}|\\d{4,})$`, "u");
  const otherGrouped = new RegExp(`^-?[1-9]\\d{0,2}(?:${decimal}\\d{3})+${other}\\d+$`, "u");
  return otherOnly.test(plain) || otherGrouped.test(plain) ? canonical(plain, otherDecimal) : null;
}

function literal(separator: string): string {
  return separator === "" ? "(?!)" : `[${separator}]`;
}

function canonical(plain: string, decimal: string): string {
  const [whole = "", fraction = ""] = plain.split(decimal).map((part) => part.replaceAll(/\D/gu, ""));
  const digits = whole.replace(/^0+(?=\d)/u, "") || "0";
  const number = fraction === "" ? digits : `${digits}.${fraction}`;
  return plain.startsWith("-") && /[1-9]/u.test(number) ? `-${number}` : number;
}

function withoutMark(text: string, marks: readonly string[]): string {
  const mark = marks.find((candidate) => text.startsWith(candidate) || text.endsWith(candidate));
  if (mark === undefined) return text;
  return (text.startsWith(mark) ? text.slice(mark.length) : text.slice(0, -mark.length)).trim();
}

/** Returns the code and the signs of a currency in a language, such as `EUR` and `€`. */
export function currencyMarks(currency: string, locale: string): string[] {
  const signs = (["symbol", "narrowSymbol"] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
    return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency;
  });
  return [currency, ...signs];
}
