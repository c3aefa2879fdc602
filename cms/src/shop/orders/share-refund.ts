import { lineTotal } from "#contract/shop/vat";

interface PricedLine {
  unitNetCents: number;
  vatRate: number;
  quantity: number;
}

/**
 * Divides what was paid back of an order over its lines, in proportion to what they cost. The shares make exactly the
 * refund together.
 *
 * @returns For each line its share with and without VAT, in cents.
 */
export function shareRefund(
  lines: readonly PricedLine[],
  refundedCents: number,
): { grossCents: number; netCents: number }[] {
  const prices = lines.map(
    ({ unitNetCents, vatRate, quantity }) => lineTotal(unitNetCents, vatRate, quantity).grossCents,
  );
  const total = prices.reduce((sum, price) => sum + price, 0);
  let [priced, shared] = [0, 0];
  return lines.map(({ vatRate }, index) => {
    priced += prices[index] ?? 0;
    const upToHere = total === 0 ? 0 : Math.round((refundedCents * priced) / total);
    const grossCents = upToHere - shared;
    shared = upToHere;
    return { grossCents, netCents: Math.round((grossCents * 100) / (100 + vatRate)) };
  });
}
