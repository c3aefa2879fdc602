import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { seeOther } from "#app/http/private-page.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/checkout-begin";

/** Redirects to the cart: only its form begins a checkout. */
export function loader({ context, url }: Route.LoaderArgs) {
  return seeOther(url, checkoutPaths.cart[context.get(localeContext)]);
}

export { beginCheckout as action } from "#app/pages/checkout/begin-checkout.server.ts";
