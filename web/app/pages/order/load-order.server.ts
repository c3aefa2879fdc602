import type { Order } from "@circuit/contract/shop/order";
import type { RouterContextProvider } from "react-router";
import type { OrderPageKey } from "#app/features/checkout/order/order-view-data.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { orderInAccount } from "./order-in-account.server.ts";
import { requireOrder } from "#app/features/checkout/order/require-order.server.ts";
import { closeAfterSession, isNoted } from "./session-bound-access.server.ts";

/** Arguments of an order's route. It has two URLs: with the order's token, and in an account. */
export interface OrderArgs {
  request: Request;
  params: OrderPageKey;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/**
 * The order of an address, and what opened it.
 *
 * @throws The error screen: there is none, or the content system is unavailable. The way to sign in, in an account, and where an
 *   account's order was opened in a session of this browser that is over.
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

/** The token of the order of an address, unchecked where it stands in it, and what opens the order. @throws As {@link loadOrder}. */
export async function loadOrderToken(args: OrderArgs): Promise<{ token: string; key: OrderPageKey }> {
  const { params, request } = args;
  if ("token" in params && !isNoted(request, params.token))
    return { token: params.token, key: { token: params.token } };
  const { order, key } = await loadOrder(args);
  return { token: order.token, key };
}
