import { useSyncExternalStore } from "react";
import { onStoredText, storedText } from "#app/domain/stored-text.ts";

/**
 * Storage key of the number of tickets in the cart, and the time of its last change: `3 1798675200000`. Not `cart`,
 * which pages of an earlier build write in another form: two open carts would correct each other without end.
 */
export const cartKey = "cart-count";

/** Lifetime of a cart after its last change. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Parses the stored number of tickets: zero when it is missing, malformed or over a day old.
 *
 * @param now - Milliseconds since 1970.
 */
export function parseCount(stored: string | null, now: number): number {
  const [, count = "", changedAt = ""] = /^(\d{1,6}) (\d{1,15})$/u.exec(stored ?? "") ?? [];
  const age = now - Number(changedAt);
  return age >= 0 && age < lifetimeMs ? Number(count) : 0;
}

/** The stored number of tickets in the cart; zero where the browser blocks the storage. */
export function storedCount(): number {
  return parseCount(storedText(cartKey) ?? null, Date.now());
}

/** Counts the tickets in the cart, also after changes in other tabs. Zero on the server, which never sees a cart. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribeToCart, storedCount, () => 0);
}

function subscribeToCart(onChange: () => void): () => void {
  const stop = onStoredText(onChange);
  window.addEventListener("pageshow", onChange);
  return () => {
    stop();
    window.removeEventListener("pageshow", onChange);
  };
}
