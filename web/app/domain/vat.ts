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
 * A group to show an example price for: eight, as far as the arrangement takes them.
 *
 * @param min - Smallest group; `null` for no lower limit.
 * @param max - Largest group; `null` for no upper limit.
 */
export function exampleGroup(min: number | null, max: number | null): number {
  return Math.max(min ?? 1, Math.min(8, max ?? 8));
}
