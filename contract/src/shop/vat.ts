/** Whether a price is shown including VAT, as consumers must see it, or excluding it. */
export type PriceBasis = "gross" | "net";

/** What one of something costs, as an editor typed it. */
export interface Price {
  /** Whole euro cents: with VAT in them or without, as `leadsWith` says. */
  priceCents: number;
  leadsWith: PriceBasis;
  /** A percentage: 21, 9 or 0. */
  vatRate: number;
}

/** An amount with its VAT, all in whole euro cents; net and VAT always add up to gross. */
export interface TaxedAmount {
  netCents: number;
  vatCents: number;
  grossCents: number;
}

/**
 * What so many cost. The price as it was typed is multiplied; VAT is rounded once, to the nearest cent, a half upwards, and
 * the other amount follows from it.
 *
 * @param quantity - A whole number.
 * @throws {RangeError} The price is not whole cents, or the rate is below zero.
 */
export function lineTotal({ priceCents, leadsWith, vatRate }: Price, quantity: number): TaxedAmount {
  if (!Number.isSafeInteger(priceCents) || priceCents < 0) throw new RangeError(`Not whole cents: ${priceCents}`);
  if (!(vatRate >= 0)) throw new RangeError(`Not a VAT rate: ${vatRate}`);

  const cents = priceCents * quantity;
  const vatCents = vatOf(cents, vatRate, leadsWith);
  return leadsWith === "gross"
    ? { netCents: cents - vatCents, vatCents, grossCents: cents }
    : { netCents: cents, vatCents, grossCents: cents + vatCents };
}

/** The VAT that is in an amount, or comes on top of it. */
function vatOf(cents: number, ratePercent: number, basis: PriceBasis): number {
  // Counted in hundredths of a per cent: 21 % of a cent amount is then exact.
  const rate = Math.round(ratePercent * 100);
  return Math.round((cents * rate) / (basis === "gross" ? 10_000 + rate : 10_000));
}

/** VAT of one rate in a total. */
export interface VatOfRate {
  ratePercent: number;
  /** What the VAT is charged on, in cents. */
  netCents: number;
  vatCents: number;
}

/**
 * Whether the VAT differs from that of the whole net amount, as it was rounded for each line: who works it out must be able
 * to know.
 */
export function isRounded({ ratePercent, netCents, vatCents }: VatOfRate): boolean {
  return vatOf(netCents, ratePercent, "net") !== vatCents;
}

/** The total of an order or a cart, with its VAT by rate, the highest rate first. */
export interface OrderTotals extends TaxedAmount {
  vat: VatOfRate[];
}

/** Adds lines up. Rates that charge nothing are left out of the list. */
export function totalsOf(lines: readonly { vatRate: number; netCents: number; vatCents: number }[]): OrderTotals {
  const rates = new Map<number, VatOfRate>();
  const totals = { netCents: 0, vatCents: 0, grossCents: 0 };
  for (const { vatRate, netCents, vatCents } of lines) {
    totals.netCents += netCents;
    totals.vatCents += vatCents;
    totals.grossCents += netCents + vatCents;
    const rate = rates.get(vatRate) ?? { ratePercent: vatRate, netCents: 0, vatCents: 0 };
    rate.netCents += netCents;
    rate.vatCents += vatCents;
    rates.set(vatRate, rate);
  }
  const vat = [...rates.values()].filter(({ vatCents }) => vatCents !== 0);
  return { ...totals, vat: vat.toSorted((a, b) => b.ratePercent - a.ratePercent) };
}

/**
 * Whether a list of lines shows prices including or excluding VAT: all in one way, so that they add up. Where one is a consumer's, all
 * have VAT in them and add up to the total; without VAT they add up to the subtotal.
 */
export function basisOf(lines: readonly Pick<Price, "leadsWith">[]): PriceBasis {
  return lines.length > 0 && lines.every(({ leadsWith }) => leadsWith === "net") ? "net" : "gross";
}

/** The amount to show, on that basis. */
export function displayCents({ netCents, vatCents }: Omit<TaxedAmount, "grossCents">, basis: PriceBasis): number {
  return basis === "gross" ? netCents + vatCents : netCents;
}
