import { maxPerLine } from "@circuit/contract/shop/cart-line";

/**
 * Reads how many tickets somebody typed: whole numbers, also as browsers let them be typed into a field for numbers
 * (`1e1`). More than a line can have is more than any limit, and the cart says which one that is.
 *
 * @returns `null` for what is no number of tickets, such as `-1`, `1,5` or nothing.
 */
export function readQuantity(typed: string): number | null {
  if (!/^\s*\d+(?:\.0+)?(?:e\+?\d+)?\s*$/iu.test(typed)) return null;
  return Math.min(maxPerLine, Number(typed));
}
