import { useSyncExternalStore } from "react";
import { parseCart } from "./cart-storage.ts";
import { storedCart, subscribeToCart } from "./stored-cart.ts";

function readCount(): number {
  return parseCart(storedCart(), Date.now()).reduce((total, { quantity }) => total + quantity, 0);
}

/** How many tickets the cart holds; follows changes in other tabs. Zero on the server, which never sees a cart. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribeToCart, readCount, () => 0);
}
