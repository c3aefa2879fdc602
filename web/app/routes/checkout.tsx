import { localeOfPath } from "@circuit/contract/urls/paths";
import { privatePage } from "#app/http/private-page.server.ts";
import { checkoutSheet } from "#app/features/checkout/style-sheet.ts";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { Checkout } from "#app/pages/checkout/checkout.tsx";
import type { Route } from "./+types/checkout";

export { loadCheckout as loader } from "#app/pages/checkout/load-checkout.server.ts";
export { submitCheckout as action } from "#app/pages/checkout/submit-checkout.server.ts";

/** Loads the page by a full page load, so that no code of other pages, such as analytics, sees its URL. */
export { hardNavigate as clientLoader } from "#app/boot/hard-navigate.ts";

export const links: Route.LinksFunction = () => [...checkoutSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { title, errorPrefix } = checkoutMessages[locale];
  const { stop, checkout } = loaderData;
  if (stop !== null) return titleMeta(stop.title, matches[0].loaderData);
  const isWrong = checkout !== null && (Object.keys(checkout.form.errors).length > 0 || checkout.view.problem !== null);
  return titleMeta(isWrong ? `${errorPrefix} ${title}` : title, matches[0].loaderData);
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <Checkout data={loaderData} />;
}

export { PageErrorBoundary as ErrorBoundary };
