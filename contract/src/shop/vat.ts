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
