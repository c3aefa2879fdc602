import type { CartLine } from "@circuit/contract/shop/cart-line";
import { useEffect } from "react";
import { useNoStaleSession } from "#app/features/account/use-no-stale-session.ts";
import { OrderPage } from "#app/features/checkout/order/order-page.tsx";
import { consumeOrderPlaced } from "#app/features/checkout/order-placed-cookie.ts";
import { draftKey, removeDraft } from "#app/features/forms/behaviour/form-draft.ts";
import { storeCart } from "#app/features/shop/browser/store-cart.ts";
import type { loadOrderPage } from "./order-page.server.ts";

type PlacedOrderProps = NonNullable<Awaited<ReturnType<typeof loadOrderPage>>["data"]["placed"]>;

/** The page of a placed order. */
export function PlacedOrder({ cart, ...page }: PlacedOrderProps) {
  usePlacedOrder(cart);
  useNoStaleSession(page.isOfSession);
  return <OrderPage {...page} />;
}

/** Right after an order was placed, stores the remaining cart in the browser and deletes the checkout form's draft. */
function usePlacedOrder(cart: readonly CartLine[]): void {
  useEffect(() => {
    if (!consumeOrderPlaced()) return;
    storeCart(cart);
    removeDraft(draftKey({ documentId: "checkout" }));
  }, [cart]);
}
