import { useSyncExternalStore } from "react";
import { onStoredText, storedText } from "#app/domain/stored-text.ts";

/** Storage key of the cart. */
export const cartKey = "cart";

/** Calls back whenever the stored cart may have changed. @returns Function that unsubscribes. */
export function subscribeToCart(onChange: () => void): () => void {
  const stop = onStoredText(onChange);
  window.addEventListener("pageshow", onChange);
  return () => {
    stop();
    window.removeEventListener("pageshow", onChange);
  };
}

/** The stored cart as text; `null` when there is none, or when the browser blocks the storage. */
export function storedCart(): string | null {
  return storedText(cartKey) ?? null;
}

/** Whether anything is stored as a cart, readable or not. Never on the server, which never sees a cart. */
export function useHasStoredCart(): boolean {
  return useSyncExternalStore(
    subscribeToCart,
    () => storedCart() !== null,
    () => false,
  );
}
