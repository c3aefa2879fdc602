import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { redirect } from "react-router";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/checkout-begin";

/** Redirects to the cart: only its form begins a checkout. */
export function loader({ context, url }: Route.LoaderArgs) {
  const cart = keepAppMode(url.search, checkoutPaths.cart[context.get(localeContext)]);
  return redirect(cart, { status: 303, headers: privatePage });
}

export { beginCheckout as action } from "#app/pages/checkout/begin-checkout.server.ts";
