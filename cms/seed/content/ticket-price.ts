/**
 * The price excluding VAT of a ticket that costs a round amount including VAT.
 *
 * @param grossEuros - What the visitor pays, for example `129` or `64.5`.
 * @param vatRate - VAT in per cent.
 * @returns Whole euro cents.
 * @throws {Error} No whole net price gives this amount once its VAT is rounded.
 */
export function netCents(grossEuros: number, vatRate: number): number {
  const gross = Math.round(grossEuros * 100);
  const net = Math.round(gross / (1 + vatRate / 100));
  if (net + Math.round((net * vatRate) / 100) === gross) return net;
  throw new Error(`No price excluding ${vatRate} % VAT gives € ${grossEuros}`);
}
