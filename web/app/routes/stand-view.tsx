import { loadPageData } from "#app/boot/route-data.ts";
import { SeatViewScreen } from "#app/features/circuit-view/seat-view-screen.tsx";
import styleSheet from "#app/features/circuit-view/style-sheet.css?url";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import type { Route } from "./+types/stand-view";

export const audience = "everyone";

/** The view from a grandstand, at `/uitzicht/:stand` and `/en/view/:stand`. */
export { loadStandView as loader } from "#app/pages/circuit/stand-view.server.ts";
export { shouldRevalidate } from "#app/boot/route-data.ts";

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadPageData(url, serverLoader, () => Promise.resolve());
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return documentMeta({ title, description, seo: null, path: location.pathname, site: matches[0].loaderData });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styleSheet }];

export default function StandView({ loaderData }: Route.ComponentProps) {
  const { view, event, crumbs, mapPath: map, ticketsPath } = loaderData;
  return <SeatViewScreen view={view} event={event} crumbs={crumbs} mapPath={map} ticketsPath={ticketsPath} />;
}

export { PageErrorBoundary as ErrorBoundary };
