import { lateComponent } from "#app/ui/late-component.tsx";
import { useHasStoredCart } from "./stored-cart.ts";

const CartButton = lateComponent(async () => (await import("./cart-button.tsx")).CartButton);

/** The cart button for visitors who have a cart: nobody else loads its code. */
export function LazyCartButton({ cartPage }: { cartPage: string | null }) {
  return useHasStoredCart() ? <CartButton cartPage={cartPage} /> : null;
}
