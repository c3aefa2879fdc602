import type { LineRow } from "../tables/order-tables.ts";

type PricedLine = Pick<LineRow, "netCents" | "vatCents" | "quantity" | "endedTickets">;

/**
 * Divides an order's refunds over its lines in proportion to their prices: first over singly cancelled tickets, then
 * over the others. The shares add up to exactly the refunds.
 *
 * @returns Each line's share with and without VAT, in cents.
 */
export function shareRefund(
  lines: readonly PricedLine[],
  refundedCents: number,
): { grossCents: number; netCents: number }[] {
  const prices = lines.map(({ netCents, vatCents }) => netCents + vatCents);
  const ended = lines.map(({ quantity, endedTickets }, index) =>
    Math.round(((prices[index] ?? 0) * endedTickets) / quantity),
  );
  const others = prices.map((price, index) => price - (ended[index] ?? 0));
  const ofEnded = Math.min(
    refundedCents,
    ended.reduce((sum, price) => sum + price, 0),
  );
  const [first, rest] = [inProportion(ended, ofEnded), inProportion(others, refundedCents - ofEnded)];
  return lines.map(({ netCents }, index) => {
    const [price = 0, grossCents] = [prices[index], (first[index] ?? 0) + (rest[index] ?? 0)];
    return { grossCents, netCents: price === 0 ? 0 : Math.round((grossCents * netCents) / price) };
  });
}

/** Divides cents in proportion to prices, exactly. */
function inProportion(prices: readonly number[], cents: number): number[] {
  const total = prices.reduce((sum, price) => sum + price, 0);
  let [priced, shared] = [0, 0];
  return prices.map((price) => {
    priced += price;
    const upToHere = total === 0 ? 0 : Math.round((cents * priced) / total);
    const share = upToHere - shared;
    shared = upToHere;
    return share;
  });
}
