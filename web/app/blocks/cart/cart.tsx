"use client";

import type { BlockProps } from "#app/blocks/view-block.ts";
import { LazyCart } from "#app/features/shop/cart/lazy-cart.tsx";
import styles from "./cart.module.css";

const nothing = { problem: null, undo: null, added: 0, from: null };

/** Shows the visitor's cart. The cached page is the same for everyone, so the browser fetches what the cart holds. */
export function Cart({ block: { title, text, data: invitation } }: BlockProps<"blocks.cart">) {
  return (
    <section className={`section wrap ${styles.cart}`}>
      <LazyCart initial={null} happened={nothing} empty={{ title, text, invitation }} orderKey={null} />
    </section>
  );
}
