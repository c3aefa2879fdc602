import type { CartLine } from "@circuit/contract/shop/cart-line";
import { storeText } from "#app/domain/stored-text.ts";
import { parseCart } from "./cart-storage.ts";
import { cartKey, storedCart } from "./stored-cart.ts";

/**
 * Stores a copy of the cart for the cart button; the cart itself is in a cookie. Unchanged lines aren't written again,
 * because each write notifies the other tabs.
 */
export function storeCart(lines: readonly CartLine[]): void {
  if (JSON.stringify(parseCart(storedCart(), Date.now())) === JSON.stringify(lines)) return;
  // Without storage there is no cart button; the cart works all the same.
  storeText(cartKey, lines.length === 0 ? null : JSON.stringify({ changedAt: Date.now(), lines }));
}

/** Calls back when another tab changes the cart. @returns Function that unsubscribes. */
export function onOtherTab(onChange: () => void): () => void {
  const take = ({ isTrusted, key }: StorageEvent) => {
    if (isTrusted && (key === cartKey || key === null)) onChange();
  };
  window.addEventListener("storage", take);
  return () => window.removeEventListener("storage", take);
}
