import { loadPageData } from "#app/boot/route-data.ts";
import { SeasonPosterScreen } from "#app/features/calendar/poster/season-poster-screen.tsx";
import styleSheet from "#app/features/calendar/poster/style-sheet.css?url";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import type { Route } from "./+types/season-poster";

export const audience = "everyone";

/** The coming season as a poster to print, at `/seizoensposter` and `/en/season-poster`. */
export { loadSeasonPoster as loader } from "#app/pages/season-poster/season-poster.server.ts";
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

export default function Poster({ loaderData: { poster, crumbs } }: Route.ComponentProps) {
  return <SeasonPosterScreen poster={poster} crumbs={crumbs} />;
}

export { PageErrorBoundary as ErrorBoundary };
