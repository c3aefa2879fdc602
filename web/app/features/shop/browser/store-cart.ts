import type { CartLine } from "@circuit/contract/shop/cart-line";
import { parseCart } from "./cart-storage.ts";
import { cartKey, storedCart } from "./stored-cart.ts";

/**
 * Stores a copy of the cart for the cart button; the cart itself is in a cookie. Unchanged lines aren't written again,
 * because each write notifies the other tabs.
 */
export function storeCart(lines: readonly CartLine[]): void {
  if (JSON.stringify(parseCart(storedCart(), Date.now())) === JSON.stringify(lines)) return;
  try {
    if (lines.length === 0) localStorage.removeItem(cartKey);
    else localStorage.setItem(cartKey, JSON.stringify({ changedAt: Date.now(), lines }));
  } catch {
    // Without storage there is no cart button; the cart works all the same.
    return;
  }
  // The browser fires `storage` in other tabs, not in this one.
  window.dispatchEvent(new StorageEvent("storage", { key: cartKey }));
}

/** Calls back when another tab changes the cart. @returns Function that unsubscribes. */
export function onOtherTab(onChange: () => void): () => void {
  const take = ({ isTrusted, key }: StorageEvent) => {
    if (isTrusted && (key === cartKey || key === null)) onChange();
  };
  window.addEventListener("storage", take);
  return () => window.removeEventListener("storage", take);
}
