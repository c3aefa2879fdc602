import { ticketOf } from "#app/features/checkout/order/order-view.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-pass";
import { loadOrder, loadOrderToken } from "#app/pages/order/load-order.server.ts";
import { orderFile } from "#app/features/checkout/order/order-file.server.ts";
import { unknownOrderError } from "#app/features/checkout/order/require-order.server.ts";

/** Serves a ticket as a pass for a phone's wallet, in the language of the path. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { token, code } = params;
  if (token !== undefined) {
    await loadOrderToken({ request, params: { token }, context, url });
    // The path has a hyphen for the space in a code.
    return orderFile(request, { action: "pass", token, code: code.replace("-", " "), locale });
  }
  const { order, key } = await loadOrder({ request, params, context, url });
  const ticket = ticketOf(order, code, key);
  if (ticket === undefined) throw unknownOrderError();
  return orderFile(request, { action: "pass", token: order.token, code: ticket.code, locale });
}
