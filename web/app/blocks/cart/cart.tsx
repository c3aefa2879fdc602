"use client";

import type { BlockProps } from "#app/blocks/view-block.ts";
import { LazyCart } from "#app/features/shop/cart/lazy-cart.tsx";
import styles from "./cart.module.css";

const nothing = { problem: null, undo: null, added: 0, from: null };

/** The visitor's cart. The page is the same for everyone, so scripts ask for what is in it. */
export function Cart({ block: { title, text, data: invitation } }: BlockProps<"blocks.cart">) {
  return (
    <section className={`section wrap ${styles.cart}`}>
      <LazyCart initial={null} happened={nothing} empty={{ title, text, invitation }} orderKey={null} />
    </section>
  );
}
