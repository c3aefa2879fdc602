import { circuitPaths, tourPath } from "@circuit/contract/urls/own-paths";
import { isSlug } from "@circuit/contract/urls/slug";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { mapPath } from "#app/domain/map-path.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { mapCrumbs } from "#app/features/circuit-view/map-crumbs.server.ts";
import { tourStop } from "#app/features/circuit-view/tour-stop.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { virtualTourMessages } from "#app/i18n/messages/virtual-tour.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { pictureSource } from "#app/ui/picture-source.ts";

/** Loads the page of a stop of the virtual tour. @throws An error page: no such stop, or the CMS is unavailable. */
export const loadTourStop = cmsLoader(async ({ params, context, request, url }: LoaderArgs<"stop">) => {
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
