import { localeOfPath } from "@circuit/contract/urls/paths";
import { useNoStaleSession } from "#app/features/account/use-no-stale-session.ts";
import { TicketPage } from "#app/features/checkout/order/ticket-page.tsx";
import { privatePage } from "#app/http/private-page.server.ts";
import { checkoutSheet } from "#app/features/checkout/style-sheet.ts";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { orderMessages } from "#app/i18n/messages/order.ts";
import type { Route } from "./+types/order-ticket";

export { loadTicketPage as loader } from "#app/pages/order/ticket-page.server.ts";

/** Loads the page by a full page load, so that no code of other pages, such as analytics, sees its URL. */
export { hardNavigate as clientLoader } from "#app/boot/hard-navigate.ts";

export const links: Route.LinksFunction = () => [...checkoutSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { ticket } = orderMessages[localeOfPath(location.pathname)];
  const { ticket: shown, index, count } = loaderData;
  // Leave the code out of the title of a page in a session: the browser history keeps titles, and the code admits
  // anyone.
  const title = loaderData.isOfSession ? ticket.number(index + 1, count) : ticket.title(shown.code);
  return titleMeta(title, matches[0].loaderData);
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function OrderTicketRoute({ loaderData }: Route.ComponentProps) {
  const { info: _info, ...ticket } = loaderData;
  useNoStaleSession(ticket.isOfSession);
  return <TicketPage {...ticket} />;
}

export { PageErrorBoundary as ErrorBoundary };
