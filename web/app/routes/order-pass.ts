import { ticketOf } from "#app/features/checkout/order/order-view.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-pass";
import { loadOrder, loadOrderToken } from "#app/pages/order/load-order.server.ts";
import { orderFile } from "#app/features/checkout/order/order-file.server.ts";
import { noSuchOrder } from "#app/features/checkout/order/require-order.server.ts";

/** One ticket of an order for a wallet on a telephone, in the language of its address. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { token, code } = params;
  if (token !== undefined) {
    await loadOrderToken({ request, params: { token }, context, url });
    // Addresses have no spaces.
    return orderFile(request, { action: "pass", token, code: code.replace("-", " "), locale });
  }
  const { order, key } = await loadOrder({ request, params, context, url });
  const ticket = ticketOf(order, code, key);
  if (ticket === undefined) throw noSuchOrder();
  return orderFile(request, { action: "pass", token: order.token, code: ticket.code, locale });
}
