import { Suspense, type ComponentType } from "react";
import { lateCode } from "#app/ui/late-code.ts";
import { takenOverLate } from "#app/ui/late-component.tsx";
import type { CartScreenProps } from "./cart-screen.tsx";

/** The code, once it is loaded; the server always has it. */
const loaded: { View: ComponentType<CartScreenProps> | null } = { View: null };

const code = lateCode(async () => {
  const { CartScreen } = await import("./cart-screen.tsx");
  loaded.View = CartScreen;
  return CartScreen;
});

const LazyCart = takenOverLate(code);

/** Gets the code, for a page with the cart that the browser is about to draw. */
export const loadCart = code.need;

/** The cart on a page: what the server wrote stays until the code has come. */
export function LateCart(props: CartScreenProps) {
  const View = loaded.View ?? LazyCart;
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}

if (import.meta.env.SSR) await code.need();
