import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useHasStoredCart } from "./stored-cart.ts";

const CartButton = lazyComponent(async () => (await import("./cart-button.tsx")).CartButton);

/** The cart button. Only visitors with a cart load its code. */
export function LazyCartButton({ cartPage }: { cartPage: string | null }) {
  return useHasStoredCart() ? <CartButton cartPage={cartPage} /> : null;
}
