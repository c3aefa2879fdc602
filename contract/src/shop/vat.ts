/** Whether a price includes VAT (`gross`), as it must for consumers, or excludes it (`net`). */
export type PriceBasis = "gross" | "net";

/** Price of one item, as an editor typed it. */
export interface Price {
  /** Whole euro cents; `leadsWith` says whether they include VAT. */
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
 * Computes the total of a line. Multiplies the typed price, rounds VAT once to the nearest cent (halves upwards), and
 * derives the other amount.
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

/** Computes the VAT that a gross amount includes, or that a net amount adds. */
function vatOf(cents: number, ratePercent: number, basis: PriceBasis): number {
  // An integer rate, in hundredths of a per cent, avoids errors of floating point.
  const rate = Math.round(ratePercent * 100);
  return Math.round((cents * rate) / (basis === "gross" ? 10_000 + rate : 10_000));
}

/** VAT of one rate in a total. */
export interface VatOfRate {
  ratePercent: number;
  /** Net amount that the VAT is charged on, in cents. */
  netCents: number;
  vatCents: number;
}

/**
 * Tells whether the VAT differs from that of the whole net amount because it was rounded per line, so that an invoice
 * can say so.
 */
export function isVatRoundedPerLine({ ratePercent, netCents, vatCents }: VatOfRate): boolean {
  return vatOf(netCents, ratePercent, "net") !== vatCents;
}

/** Total of an order or a cart, with its VAT by rate, highest rate first. */
export interface OrderTotals extends TaxedAmount {
  vat: VatOfRate[];
}

/** Adds up lines. Leaves rates without VAT out of the list. */
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
 * Decides whether a list of lines shows its prices including or excluding VAT, the same for all so that they add up:
 * excluding only when every line's typed price does.
 */
export function priceBasisOf(lines: readonly Pick<Price, "leadsWith">[]): PriceBasis {
  return lines.length > 0 && lines.every(({ leadsWith }) => leadsWith === "net") ? "net" : "gross";
}

/** Returns the amount to show, with or without VAT. */
export function displayCents({ netCents, vatCents }: Omit<TaxedAmount, "grossCents">, basis: PriceBasis): number {
  return basis === "gross" ? netCents + vatCents : netCents;
}
