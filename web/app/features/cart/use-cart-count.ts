import { useSyncExternalStore } from "react";
import { cartKey, parseCart } from "./cart-storage.ts";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener("pageshow", onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener("pageshow", onChange);
  };
}

function readCount(): number {
  try {
    const lines = parseCart(localStorage.getItem(cartKey), Date.now());
    return lines.reduce((total, { quantity }) => total + quantity, 0);
  } catch {
    // The browser blocks the storage, so there can be no cart.
    return 0;
  }
}

/** How many tickets the cart holds; follows changes in other tabs. Zero on the server, which never sees a cart. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}
