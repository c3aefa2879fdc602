import { data } from "react-router";
import { isInAccount } from "#app/features/checkout/order/order-view-data.ts";
import { orderPath, passPath, ticketOf, ticketView } from "#app/features/checkout/order/order-view.server.ts";
import { unknownOrderError } from "#app/features/checkout/order/require-order.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { loadOrder, type OrderArgs } from "./load-order.server.ts";
import { orderPageInfo } from "./order-page-info.server.ts";
import { recordOpenedOrder, orderHeaders } from "./session-bound-access.server.ts";

/** Loads the page with the code of one ticket, to show at the gate. */
export async function loadTicketPage({ request, params, context, url }: OrderArgs & { params: { code: string } }) {
  const locale = context.get(localeContext);
  const { order, key } = await loadOrder({ request, params, context, url });
  const ticket = ticketOf(order, params.code, key);
  if (ticket === undefined) throw unknownOrderError();
  const shown = order.tickets.filter((each) => each === ticket || !each.replacedAt);
  const opened = await recordOpenedOrder(request, order, { locale, key });
  const page = {
    info: orderPageInfo(key, `/ticket/${params.code}`),
    ticket: ticketView(order, ticket, { locale, key, hasCode: true }),
    index: shown.indexOf(ticket),
    count: shown.length,
    orderPath: orderPath(key, locale),
    isInAccount: isInAccount(key),
    passPath: passPath(order, ticket, locale, key),
  };
  return data({ ...page, isOfSession: opened.isOfSession }, { headers: orderHeaders(request, opened) });
}
