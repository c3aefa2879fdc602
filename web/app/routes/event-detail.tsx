import type { ShouldRevalidateFunctionArgs } from "react-router";
import { loadBlockViews } from "#app/blocks/block-views.ts";
import { loadPageData, shouldRevalidate as isLoadedFor } from "#app/boot/route-data.ts";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import styleSheet from "#app/features/event-detail/style-sheet.css?url";
import { loadTicketPart } from "#app/features/shop/choose/lazy-ticket-part.tsx";
import { EventDetail } from "#app/pages/event/event-detail.tsx";
import type { Route } from "./+types/event-detail";

export const audience = "everyone";

/** Event page, at `/evenementen/:slug` and `/en/events/:slug`. */
export { loadEventDetail as loader } from "#app/pages/event/event-detail.server.ts";

/** Loads no data for another day of the programme, as the page has all days. */
export function shouldRevalidate(step: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = step;
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : isLoadedFor(step);
}

/** Handles a form in the page, from a browser without scripts. */
export { formAction as action } from "#app/features/forms/receive/form-action.server.ts";

/** Loads the code of the blocks in parallel with the page's data. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadPageData(url, serverLoader, () => Promise.all([loadBlockViews(), loadTicketPart()]));
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return documentMeta({
    ...loaderData.about,
    path: location.pathname,
    site: matches[0].loaderData,
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styleSheet }];

export default function EventDetailRoute({ loaderData }: Route.ComponentProps) {
  return <EventDetail data={loaderData} />;
}

export { PageErrorBoundary as ErrorBoundary };
