import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { readOpenOrder } from "#app/features/checkout/open-order.server.ts";
import { orderPath } from "#app/features/checkout/order/order-view.server.ts";
import { seeOther } from "#app/http/private-page.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/open-order";

/** Redirects to the visitor's order that waits for payment, or to the cart without one. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const order = await readOpenOrder(request);
  const path = order === null ? checkoutPaths.cart[locale] : orderPath(order, locale);
  return seeOther(url, path);
}
