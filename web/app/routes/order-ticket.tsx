import { localeOfPath } from "@circuit/contract/paths";
import { data } from "react-router";
import { loadWhole } from "#app/boot/load-whole.ts";
import { pageTitle } from "#app/features/document-meta/document-meta.ts";
import { useNoStaleSession } from "#app/features/account/use-no-stale-session.ts";
import { isInAccount } from "#app/features/checkout/order/order-view-data.ts";
import { orderPath, passPath, ticketOf, ticketView } from "#app/features/checkout/order/order-view.server.ts";
import { TicketPage } from "#app/features/checkout/order/ticket-page.tsx";
import { privatePage } from "#app/features/checkout/private-page.server.ts";
import { checkoutSheet } from "#app/features/checkout/style-sheet.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { localeContext } from "#app/i18n/locale-context.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { loadOrder } from "#app/pages/order/load-order.server.ts";
import { noSuchOrder } from "#app/features/checkout/order/require-order.server.ts";
import { openedInSession, orderHeaders } from "#app/pages/order/session-bound-access.server.ts";
import { orderPageInfo } from "#app/pages/order/order-page-info.server.ts";
import type { Route } from "./+types/order-ticket";

/** One ticket of an order, to be shown at the gate. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { order, key } = await loadOrder({ request, params, context, url });
  const ticket = ticketOf(order, params.code, key);
  if (ticket === undefined) throw noSuchOrder();
  const shown = order.tickets.filter((each) => each === ticket || !each.replacedAt);
  const opened = await openedInSession(request, order, { locale, key });
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

/** In the browser this page is loaded whole: nothing that runs on other pages, such as measuring, sees its address. */
export function clientLoader() {
  return loadWhole();
}

export const links: Route.LinksFunction = () => [...checkoutSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { ticket } = orderMessages[localeOfPath(location.pathname)];
  const { ticket: shown, index, count } = loaderData;
  // Browsers keep titles in their history, and a ticket's code lets somebody in.
  return [
    {
      title: pageTitle(
        loaderData.isOfSession ? ticket.number(index + 1, count) : ticket.title(shown.code),
        matches[0].loaderData,
      ),
    },
  ];
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function OrderTicketRoute({ loaderData }: Route.ComponentProps) {
  const { info: _info, ...ticket } = loaderData;
  useNoStaleSession(ticket.isOfSession);
  return <TicketPage {...ticket} />;
}

export { PageErrorBoundary as ErrorBoundary };
