import { localeOfPath } from "@circuit/contract/urls/paths";
import { StopPage } from "#app/features/checkout/stop-page.tsx";
import { privatePage } from "#app/http/private-page.server.ts";
import { checkoutSheet } from "#app/features/checkout/style-sheet.ts";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { PlacedOrder } from "#app/pages/order/placed-order.tsx";
import type { Route } from "./+types/order";

export { loadOrderPage as loader, submitOrderPage as action } from "#app/pages/order/order-page.server.ts";

/** Loads the page by a full page load, so that no code of other pages, such as analytics, sees its URL. */
export { hardNavigate as clientLoader } from "#app/boot/hard-navigate.ts";

export const links: Route.LinksFunction = () => [...checkoutSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  // An error screen has a title of its own.
  if (!loaderData) return [];
  const { stop, placed } = loaderData;
  const locale = localeOfPath(location.pathname);
  if (stop !== null) return titleMeta(stop.title, matches[0].loaderData);
  const { heading, number } = placed.order;
  // Leave the visitor's name out of the title of a page in a session, as the browser history keeps titles.
  const title = placed.isOfSession ? orderMessages[locale].number(number) : `${heading} | ${number}`;
  return titleMeta(title, matches[0].loaderData);
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function OrderRoute({ loaderData: { stop, placed } }: Route.ComponentProps) {
  return stop === null ? <PlacedOrder {...placed} /> : <StopPage data={stop} />;
}

export { PageErrorBoundary as ErrorBoundary };
