import { readableLocale } from "./number-rules.ts";

/** Sign and name of the currency or unit beside an input. */
export interface MeasureText {
  /** `€` or `km/u`. */
  symbol: string;
  /** `euro` or `kilometer per uur`, for screen readers. */
  spoken: string;
  /** Whether the symbol comes before the number in this language. */
  isBefore: boolean;
}

/** How `Intl` writes units. */
export type UnitDisplay = "short" | "long" | "narrow";

/**
 * The symbol of a currency.
 *
 * @param currency - ISO 4217 code; default `USD` (F13). An unknown code is shown as it is.
 * @param locale - Language tag; one that can't be read counts as `en-US`.
 */
export function currencyText(currency = "USD", locale = "nl"): MeasureText {
  const language = readableLocale(locale);
  try {
    const parts = new Intl.NumberFormat(language, { style: "currency", currency }).formatToParts(1);
    const spoken = new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;
    return toText(parts, "currency", spoken, currency);
  } catch {
    // Not the code of a currency.
    return { symbol: currency, spoken: currency, isBefore: true };
  }
}

/**
 * The symbol of a unit.
 *
 * @param unit - As `Intl` names it, for example `kilometer-per-hour`. An unknown name is shown as it is.
 */
export function unitText(unit: string, locale = "nl", unitDisplay: UnitDisplay = "short"): MeasureText {
  const language = readableLocale(locale);
  // The one unit of ours that Intl doesn't have.
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

function toText(parts: Intl.NumberFormatPart[], type: string, spoken: string, fallback: string): MeasureText {
  const place = parts.findIndex((part) => part.type === type);
  const isBefore = place < parts.findIndex((part) => part.type === "integer");
  return { symbol: parts[place]?.value ?? fallback, spoken, isBefore };
}
