import { loadPageData } from "#app/boot/route-data.ts";
import styleSheet from "#app/features/circuit-view/style-sheet.css?url";
import { TourStopScreen } from "#app/features/circuit-view/tour-stop-screen.tsx";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import type { Route } from "./+types/tour-stop";

export const audience = "everyone";

/** A stop of the virtual tour, at `/rondleiding/:stop` and `/en/virtual-tour/:stop`. */
export { loadTourStop as loader } from "#app/pages/circuit/tour-stop.server.ts";
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

export default function Stop({ loaderData: { stop, event, crumbs, mapPath: map } }: Route.ComponentProps) {
  return <TourStopScreen stop={stop} event={event} crumbs={crumbs} mapPath={map} />;
}

export { PageErrorBoundary as ErrorBoundary };
