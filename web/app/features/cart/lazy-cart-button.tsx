import { lazy, Suspense } from "react";
import { useHasStoredCart } from "./stored-cart.ts";

const CartButton = lazy(async () => {
  const { CartButton: button } = await import("./cart-button.tsx");
  return { default: button };
});

/** The cart button for visitors who have a cart: nobody else loads its code. */
export function LazyCartButton({ cartPage }: { cartPage: string | null }) {
  if (!useHasStoredCart()) return null;

  return (
    <Suspense fallback={null}>
      <CartButton cartPage={cartPage} />
    </Suspense>
  );
}
