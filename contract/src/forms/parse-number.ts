import type { Locale } from "../locales.ts";
import { cleanLine } from "../clean-text.ts";

const separators = { nl: { group: ".", decimal: "," }, en: { group: ",", decimal: "." } } as const;

/**
 * Parses a number as people type it in a language: `1.234,56` in Dutch, `1,234.56` in English. Accepts the other
 * language's separators only where they are unambiguous: `1.5` is one and a half in Dutch too, but `0.125` is refused.
 *
 * @param currency - ISO 4217 code; it or its sign may stand before or after the number. `null` for none.
 * @returns The number with a decimal point and no grouping, such as `1234.56`; `null` when it is no number.
 */
export function parseNumber(text: string, locale: Locale, currency: string | null = null): string | null {
  const { group, decimal } = separators[locale];
  const plain = withoutCurrency(cleanLine(text), locale, currency).replace(/^[−–]/u, "-");

  const own = new RegExp(`^-?(?:\\d+(?:[${decimal}]\\d*)?|[${decimal}]\\d+)$`, "u");
  const ownGrouped = new RegExp(`^-?[1-9]\\d{0,2}(?:(?:[${group}]\\d{3})+|(?: \\d{3})+)(?:[${decimal}]\\d*)?$`, "u");
  if (own.test(plain) || ownGrouped.test(plain)) return canonical(plain, decimal);

  const other = new RegExp(`^-?\\d+[${group}](?:\\d{1,2}|\\d{4,})$`, "u");
  const otherGrouped = new RegExp(`^-?[1-9]\\d{0,2}(?:[${decimal}]\\d{3})+[${group}]\\d+$`, "u");
  return other.test(plain) || otherGrouped.test(plain) ? canonical(plain, group) : null;
}

function canonical(plain: string, decimal: string): string {
  const [whole = "", fraction = ""] = plain.split(decimal).map((part) => part.replaceAll(/\D/gu, ""));
  const digits = whole.replace(/^0+(?=\d)/u, "") || "0";
  const number = fraction === "" ? digits : `${digits}.${fraction}`;
  return plain.startsWith("-") && /[1-9]/u.test(number) ? `-${number}` : number;
}

function withoutCurrency(text: string, locale: Locale, currency: string | null): string {
  if (currency === null) return text;
  const mark = marksOf(currency, locale).find((candidate) => text.startsWith(candidate) || text.endsWith(candidate));
  if (mark === undefined) return text;
  return (text.startsWith(mark) ? text.slice(mark.length) : text.slice(0, -mark.length)).trim();
}

/** Returns the code and the signs of a currency, such as `EUR` and `€`. */
function marksOf(currency: string, locale: Locale): string[] {
  const signs = (["symbol", "narrowSymbol"] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
    return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency;
  });
  return [currency, ...signs];
}
