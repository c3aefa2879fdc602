import type { Order } from "@circuit/contract/shop/order";
import type { RouterContextProvider } from "react-router";
import type { OrderKey } from "#app/features/checkout/order/order-view-data.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { orderInAccount } from "./order-in-account.server.ts";
import { orderOfAddress } from "./order-of-address.server.ts";

/** What a route of an order is given. It has two addresses: with the order's token, and in an account. */
interface Asked {
  request: Request;
  params: OrderKey;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/**
 * The order of an address, and what opened it.
 *
 * @throws The error screen: there is none, or the content system is away. In an account also the way to sign in.
 */
export async function orderAt({ request, params, context, url }: Asked): Promise<{ order: Order; key: OrderKey }> {
  if ("token" in params) {
    const { token } = params;
    return { order: await orderOfAddress(request, token), key: { token } };
  }
  const order = await orderInAccount(request, params.number, { locale: context.get(localeContext), url });
  return { order, key: { number: order.number ?? "" } };
}

/** The token of the order of an address, unchecked where it stands in it, and what opens the order. @throws As {@link orderAt}. */
export async function tokenAt(asked: Asked): Promise<{ token: string; key: OrderKey }> {
  const { params } = asked;
  if ("token" in params) return { token: params.token, key: { token: params.token } };
  const { order, key } = await orderAt(asked);
  return { token: order.token, key };
}
