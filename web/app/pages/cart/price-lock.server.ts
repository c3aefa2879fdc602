import type { Locale } from "@circuit/contract/locales";
import { readHeldTickets } from "#app/features/checkout/begin-order.server.ts";
import { heldOrderOf } from "#app/features/checkout/held-order-cookie.server.ts";
import type { ReadPriceLock } from "#app/features/shop/cart/read-cart.server.ts";
import { joinedPrices } from "#app/features/waiting-room/joined-prices.server.ts";

/** Returns a reader of guaranteed prices: those when the visitor joined a waiting room, and those of held tickets. */
export function priceLock(request: Request, locale: Locale): ReadPriceLock {
  return async () => {
    const [joined, held] = await Promise.all([
      joinedPrices(request.headers.get("cookie")),
      readHeldTickets(heldOrderOf(request)),
    ]);
    return { joined, held: held?.lines ?? [], isSameLanguage: held?.locale === locale };
  };
}
