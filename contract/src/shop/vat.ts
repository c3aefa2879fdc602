/** An amount with its VAT, all in whole euro cents; net and VAT always add up to gross. */
export interface TaxedAmount {
  netCents: number;
  vatCents: number;
  grossCents: number;
}

/**
 * Adds VAT to an amount.
 *
 * @param netCents - Whole euro cents excluding VAT.
 * @param ratePercent - The rate as a percentage, for example 21.
 * @returns VAT rounded to the nearest cent, a half away from zero.
 * @throws {RangeError} The amount is not whole cents, or the rate is below zero.
 */
export function withVat(netCents: number, ratePercent: number): TaxedAmount {
  if (!Number.isSafeInteger(netCents)) throw new RangeError(`Not whole cents: ${netCents}`);
  if (!(ratePercent >= 0)) throw new RangeError(`Not a VAT rate: ${ratePercent}`);

  // Counted in hundredths of a per cent: 21 % of a cent amount is then exact.
  const rate = Math.round(ratePercent * 100);
  const vatCents = Math.sign(netCents) * Math.round((Math.abs(netCents) * rate) / 10_000);
  return { netCents, vatCents, grossCents: netCents + vatCents };
}

/**
 * The total of a line. VAT is rounded for each ticket and not for the line, so that the price
 * including VAT that a visitor saw, times the number of tickets, is what the line costs.
 *
 * @param quantity - A whole number of tickets.
 */
export function lineTotal(netCents: number, ratePercent: number, quantity: number): TaxedAmount {
  const unit = withVat(netCents, ratePercent);
  return {
    netCents: unit.netCents * quantity,
    vatCents: unit.vatCents * quantity,
    grossCents: unit.grossCents * quantity,
  };
}

/** VAT of one rate in a total. */
export interface VatOfRate {
  ratePercent: number;
  /** What the VAT is charged on, in cents. */
  netCents: number;
  vatCents: number;
}

/**
 * Whether the VAT differs from that of the whole amount, as it was rounded for each place: who works it out must be able
 * to know.
 */
export function isRoundedByPlace({ ratePercent, netCents, vatCents }: VatOfRate): boolean {
  return withVat(netCents, ratePercent).vatCents !== vatCents;
}

/** The total of an order or a cart, with its VAT by rate, the highest rate first. */
export interface OrderTotals extends TaxedAmount {
  vat: VatOfRate[];
}

/** Adds lines up. Rates that charge nothing are left out of the list. */
export function totalsOf(lines: readonly { unitNetCents: number; vatRate: number; quantity: number }[]): OrderTotals {
  const rates = new Map<number, VatOfRate>();
  const totals = { netCents: 0, vatCents: 0, grossCents: 0 };
  for (const { unitNetCents, vatRate, quantity } of lines) {
    const line = lineTotal(unitNetCents, vatRate, quantity);
    totals.netCents += line.netCents;
    totals.vatCents += line.vatCents;
    totals.grossCents += line.grossCents;
    const rate = rates.get(vatRate) ?? { ratePercent: vatRate, netCents: 0, vatCents: 0 };
    rate.netCents += line.netCents;
    rate.vatCents += line.vatCents;
    rates.set(vatRate, rate);
  }
  const vat = [...rates.values()].filter(({ vatCents }) => vatCents !== 0);
  return { ...totals, vat: vat.toSorted((a, b) => b.ratePercent - a.ratePercent) };
}

/** Whether a price is told with VAT in it, as consumers must see it, or without. */
export type PriceBasis = "gross" | "net";

/**
 * How the prices of lines that stand together are told: in one way, so that they add up. Where one is a consumer's, all
 * have VAT in them and add up to the total; without VAT they add up to the subtotal.
 */
export function basisOf(lines: readonly { leadsWith: PriceBasis }[]): PriceBasis {
  return lines.length > 0 && lines.every(({ leadsWith }) => leadsWith === "net") ? "net" : "gross";
}

/** The amount that is told. */
export function toldCents(
  { netCents, grossCents }: Pick<TaxedAmount, "netCents" | "grossCents">,
  basis: PriceBasis,
): number {
  return basis === "gross" ? grossCents : netCents;
}
