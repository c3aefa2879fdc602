import { lineTotal, type PriceBasis, type TaxedAmount } from "../../../contract/src/shop/vat.ts";
import { valueAt } from "./value-at.ts";

/** A price typed in a form, with its VAT. */
export interface TypedPrice extends TaxedAmount {
  vatRate: number;
  leadsWith: PriceBasis;
}

/**
 * Returns the prices in the form of a ticket type or an arrangement, without repeats; it leaves out free tickets, which
 * have no VAT.
 *
 * @param model - Uid of the content type.
 */
export function typedPrices(model: string, values: unknown): TypedPrice[] {
  const vatRate = Number(valueAt(values, ["vatRate"]) ?? Number.NaN);
  if (!(vatRate >= 0)) return [];
  const prices = [...new Set(pricesIn(model, values))].filter(isPrice);
  const leadsWith = model === ticketType && valueAt(values, ["leadsWith"]) !== "net" ? "gross" : "net";
  return prices.map((priceCents) => ({ vatRate, leadsWith, ...lineTotal({ priceCents, leadsWith, vatRate }, 1) }));
}

const ticketType = "api::ticket-type.ticket-type";

function pricesIn(model: string, values: unknown): unknown[] {
  if (model === "api::arrangement.arrangement") return [valueAt(values, ["priceCents"])];
  const admissions = model === ticketType ? valueAt(values, ["admissions"]) : [];
  return Array.isArray(admissions) ? admissions.map((admission: unknown) => valueAt(admission, ["priceCents"])) : [];
}

function isPrice(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
