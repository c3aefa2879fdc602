import { useSyncExternalStore } from "react";

/** Storage key of the cart. */
export const cartKey = "cart";

/** Calls back whenever the stored cart may have changed. @returns Function that unsubscribes. */
export function subscribeToCart(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener("pageshow", onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener("pageshow", onChange);
  };
}

/** The stored cart as text; `null` when there is none, or when the browser blocks the storage. */
export function storedCart(): string | null {
  try {
    return localStorage.getItem(cartKey);
  } catch {
    return null;
  }
}

/** Whether anything is stored as a cart, readable or not. Never on the server, which never sees a cart. */
export function useHasStoredCart(): boolean {
  return useSyncExternalStore(
    subscribeToCart,
    () => storedCart() !== null,
    () => false,
  );
}
