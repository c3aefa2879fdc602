import { readableLocale } from "./number-rules.ts";

/** Symbol and name of the currency or unit beside an input. */
export interface UnitLabel {
  /** Symbol, such as `€` or `km/u`. */
  symbol: string;
  /** Name for screen readers, such as `euro` or `kilometer per uur`. */
  spoken: string;
  /** Whether the symbol stands before the number in this language. */
  isBefore: boolean;
}

/** Option of `Intl.NumberFormat` for units. */
export type UnitDisplay = "short" | "long" | "narrow";

/**
 * Returns symbol and name of a currency.
 *
 * @param currency - ISO 4217 code; an unknown code is its own symbol.
 * @param locale - Language tag; an invalid one counts as `en-US`.
 */
export function currencyText(currency: string, locale = "nl"): UnitLabel {
  const language = readableLocale(locale);
  try {
    const parts = new Intl.NumberFormat(language, { style: "currency", currency }).formatToParts(1);
    const spoken = new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;
    return toText(parts, "currency", spoken, currency);
  } catch {
    // `Intl` throws for a text that is no currency code.
    return { symbol: currency, spoken: currency, isBefore: true };
  }
}

/**
 * Returns symbol and name of a unit.
 *
 * @param unit - Unit as `Intl` names it, such as `kilometer-per-hour`; an unknown name is its own symbol.
 */
export function unitText(unit: string, locale = "nl", unitDisplay: UnitDisplay = "short"): UnitLabel {
  const language = readableLocale(locale);
  // `Intl` lacks this unit.
  if (unit === "kelvin") return { symbol: "K", spoken: "kelvin", isBefore: false };
  try {
    const parts = (display: UnitDisplay) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: display }).formatToParts(2);
    const spoken = parts("long").find(({ type }) => type === "unit")?.value ?? unit;
    return toText(parts(unitDisplay), "unit", spoken, unit);
  } catch {
    return { symbol: unit, spoken: unit, isBefore: false };
  }
}

function toText(parts: Intl.NumberFormatPart[], type: string, spoken: string, fallback: string): UnitLabel {
  const place = parts.findIndex((part) => part.type === type);
  const isBefore = place < parts.findIndex((part) => part.type === "integer");
  return { symbol: parts[place]?.value ?? fallback, spoken, isBefore };
}
