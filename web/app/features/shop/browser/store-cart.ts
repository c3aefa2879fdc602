import { storeText } from "#app/domain/stored-text.ts";
import { ticketCount } from "../ticket-count.ts";
import { cartKey, storedCount } from "./stored-cart.ts";

/**
 * Stores the number of tickets for the cart button; the cart itself is in a cookie. Without a change the same number
 * isn't written again, because each write notifies the other tabs.
 */
export function storeCart(lines: readonly { quantity: number }[], isChanged = false): void {
  const count = ticketCount(lines);
  if (!isChanged && count === storedCount()) return;
  // Without storage there is no cart button; the cart works all the same.
  storeText(cartKey, count === 0 ? null : `${count} ${Date.now()}`);
}

/** Calls back when another tab changes the cart. @returns Function that unsubscribes. */
export function onOtherTab(onChange: () => void): () => void {
  const take = ({ isTrusted, key }: StorageEvent) => {
    if (isTrusted && (key === cartKey || key === null)) onChange();
  };
  window.addEventListener("storage", take);
  return () => window.removeEventListener("storage", take);
}
