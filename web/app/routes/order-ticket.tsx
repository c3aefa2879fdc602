import { checkoutPaths } from "@circuit/contract/own-paths";
import { localeOfPath } from "@circuit/contract/paths";
import { data } from "react-router";
import { loadWhole } from "#app/boot/load-whole.ts";
import { orderPath, passPath, ticketOf, ticketView } from "#app/features/checkout/order/order-view.server.ts";
import { TicketPage } from "#app/features/checkout/order/ticket-page.tsx";
import { privatePage } from "#app/features/checkout/private-page.server.ts";
import { checkoutSheet } from "#app/features/checkout/style-sheet.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { localeContext } from "#app/i18n/locale-context.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { noSuchOrder, orderOfAddress } from "./order-of-address.server.ts";
import { ownPageInfo } from "./own-page-info.server.ts";
import type { Route } from "./+types/order-ticket";

/** One ticket of an order, to be shown at the gate. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const order = await orderOfAddress(request, params.token);
  const ticket = ticketOf(order, params.code);
  if (ticket === undefined) throw noSuchOrder();
  const page = {
    info: ownPageInfo(checkoutPaths.order, `/${params.token}/ticket/${params.code}`),
    ticket: ticketView(order, ticket, locale, true),
    index: order.tickets.indexOf(ticket),
    count: order.tickets.length,
    orderPath: orderPath(order, locale),
    passPath: passPath(order, ticket, locale),
  };
  return data(page, { headers: privatePage });
}

/** In the browser this page is loaded whole: nothing that runs on other pages, such as measuring, sees its address. */
export function clientLoader() {
  return loadWhole();
}

export const links: Route.LinksFunction = () => [...checkoutSheet];

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { ticket } = orderMessages[localeOfPath(location.pathname)];
  return [{ title: ticket.title(loaderData.ticket.code) }];
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function OrderTicketRoute({ loaderData: { info: _info, ...ticket } }: Route.ComponentProps) {
  return <TicketPage {...ticket} />;
}

export { PageErrorBoundary as ErrorBoundary };
