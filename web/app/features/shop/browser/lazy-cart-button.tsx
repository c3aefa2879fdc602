import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useCartCount } from "./stored-cart.ts";

const CartButton = lazyComponent(async () => (await import("./cart-button.tsx")).CartButton);

/** The cart button. Only visitors with a cart load its code. */
export function LazyCartButton({ cartPage }: { cartPage: string | null }) {
  const count = useCartCount();
  return count === 0 ? null : <CartButton cartPage={cartPage} count={count} />;
}
