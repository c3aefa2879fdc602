interface PricedLine {
  netCents: number;
  vatCents: number;
}

/**
 * Divides what was paid back of an order over its lines, in proportion to what they cost. The shares make exactly the
 * refund together; those of a whole refund are what the lines cost, with and without VAT.
 *
 * @returns For each line its share with and without VAT, in cents.
 */
export function shareRefund(
  lines: readonly PricedLine[],
  refundedCents: number,
): { grossCents: number; netCents: number }[] {
  const total = lines.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
  let [priced, shared] = [0, 0];
  return lines.map(({ netCents, vatCents }) => {
    const price = netCents + vatCents;
    priced += price;
    const upToHere = total === 0 ? 0 : Math.round((refundedCents * priced) / total);
    const grossCents = upToHere - shared;
    shared = upToHere;
    return { grossCents, netCents: price === 0 ? 0 : Math.round((grossCents * netCents) / price) };
  });
}
