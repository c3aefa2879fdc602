import type { Order } from "@circuit/contract/shop/order";
import type { RouterContextProvider } from "react-router";
import type { OrderPageKey } from "#app/features/checkout/order/order-view-data.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { orderInAccount } from "./order-in-account.server.ts";
import { requireOrder } from "#app/features/checkout/order/require-order.server.ts";
import { closeAfterSession, wasOpenedInSession } from "./session-bound-access.server.ts";

/** Arguments of a route of an order, which has two paths: with the order's token, or with its number in an account. */
export interface OrderArgs {
  request: Request;
  params: OrderPageKey;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/**
 * Loads the order of a path, with the token or number by which the path names it.
 *
 * @throws The error response, if there is no such order or the CMS is unavailable. A redirect to the sign-in page, for
 *   an order in an account, or one that this browser opened in a session that has ended.
 */
export async function loadOrder({
  request,
  params,
  context,
  url,
}: OrderArgs): Promise<{ order: Order; key: OrderPageKey }> {
  const locale = context.get(localeContext);
  if ("token" in params) {
    const { token } = params;
    const order = await requireOrder(request, token);
    await closeAfterSession(request, order, { locale, url });
    return { order, key: { token } };
  }
  const order = await orderInAccount(request, params.number, { locale, url });
  return { order, key: { number: order.number ?? "" } };
}

/**
 * Returns the token of the order of a path. Doesn't check a token in the path itself, except one opened in a session of
 * this browser.
 *
 * @throws As {@link loadOrder}.
 */
export async function loadOrderToken(args: OrderArgs): Promise<{ token: string; key: OrderPageKey }> {
  const { params, request } = args;
  if ("token" in params && !wasOpenedInSession(request, params.token))
    return { token: params.token, key: { token: params.token } };
  const { order, key } = await loadOrder(args);
  return { token: order.token, key };
}
