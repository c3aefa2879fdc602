import { maxPerLine } from "@circuit/contract/shop/cart-line";

/**
 * Reads a typed quantity: whole numbers, also as number inputs send them (`1e1`). Larger ones become `maxPerLine`,
 * which exceeds every limit, so that the cart says which limit applies.
 *
 * @returns `null` for anything else, such as `-1`, `1,5` or nothing.
 */
export function readQuantity(typed: string): number | null {
  if (!/^\s*\d+(?:\.0+)?(?:e\+?\d+)?\s*$/iu.test(typed)) return null;
  return Math.min(maxPerLine, Number(typed));
}
