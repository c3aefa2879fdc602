import { isLocale } from "@circuit/contract/locales";
import { invalidPath } from "#app/cms/cms-loader.server.ts";
import { readOpenOrder } from "#app/features/checkout/open-order.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { showCart, takeCartForm } from "#app/features/shop/cart/serve-cart.server.ts";
import type { Route } from "./+types/shop-cart";
import { priceLock } from "#app/pages/cart/price-lock.server.ts";

/** Serves the visitor's cart as JSON, at `/shop/{language}/cart`. */
export async function loader({ request, url, params }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw invalidPath(url);
  return showCart(request, {
    locale: params.locale,
    priceLock: priceLock(request, params.locale),
    isOrderOpen: async () => (await readOpenOrder(request)) !== null,
  });
}

/** Handles a change of the cart, from a script or a form. */
export async function action({ request, url, params }: Route.ActionArgs) {
  if (!isLocale(params.locale)) throw invalidPath(url);
  // Check both: some browsers don't send `Sec-Fetch-Site`, and another name of our own domain is `same-site`.
  const isElsewhere = isCrossOrigin(request) || request.headers.get("sec-fetch-site") === "cross-site";
  return takeCartForm(request, {
    locale: params.locale,
    priceLock: priceLock(request, params.locale),
    isForeign: isElsewhere,
    search: url.search,
  });
}
