import { circuitPaths, tourPath } from "@circuit/contract/own-paths";
import { isSlug } from "@circuit/contract/slug";
import { loadPageData } from "#app/boot/route-data.ts";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { mapPath } from "#app/domain/map-path.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import styleSheet from "#app/features/circuit-view/style-sheet.css?url";
import { TourStopScreen } from "#app/features/circuit-view/tour-stop-screen.tsx";
import { tourStop } from "#app/features/circuit-view/tour-stop.server.ts";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { pictureSource } from "#app/ui/picture-source.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { virtualTourMessages } from "#app/i18n/messages/virtual-tour.ts";
import { mapCrumbs } from "#app/features/circuit-view/map-crumbs.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import type { Route } from "./+types/tour-stop";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** A stop of the virtual tour, at `/rondleiding/:stop` and `/en/virtual-tour/:stop`. */
export const loader = cmsLoader(async ({ params, context, request, url }: Route.LoaderArgs) => {
  if (!isSlug(params.stop)) throw invalidPath(url);
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };

  const circuit = await getCircuit(options);
  const viewpoint = circuit?.viewpoints.find(({ id }) => id === params.stop);
  if (circuit === null || viewpoint === undefined) throw notFound(url);

  const { mapPage } = await getSettings(locale);
  const stop = tourStop(circuit, viewpoint, { locale, still: pictureSource(viewpoint.still) });
  const words = virtualTourMessages[locale];
  const title = words.title(stop.name);
  const description = stop.description ?? words.metaDescription(stop.name, circuit.name);
  const info = ownPageInfo(circuitPaths.tour, `/${stop.id}`);
  const crumbs = await mapCrumbs(mapPage, options);
  context.set(pageFactsContext, {
    locale,
    path: tourPath(stop.id, locale),
    kind: "website",
    title,
    description,
    seo: null,
    alternates: info.alternates,
    structuredData: (site) => [breadcrumbList({ parents: crumbs, current: stop.name }, locale, site)],
  });
  const { event } = readPageQuery(url.searchParams);
  return {
    stop,
    event,
    crumbs,
    mapPath: mapPath(mapPage, { event, stand: viewpoint.stand }),
    title,
    description,
    info,
  };
});

export { shouldRevalidate } from "#app/boot/route-data.ts";

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadPageData(url, serverLoader, () => Promise.resolve());
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return documentMeta({ title, description, seo: null, path: location.pathname, site: matches[0].loaderData });
}

/** The styles of this folder's pages are in a sheet of their own, which no other page loads. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styleSheet }];

export default function Stop({ loaderData: { stop, event, crumbs, mapPath: map } }: Route.ComponentProps) {
  return <TourStopScreen stop={stop} event={event} crumbs={crumbs} mapPath={map} />;
}

export { PageErrorBoundary as ErrorBoundary };
