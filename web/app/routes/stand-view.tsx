import { circuitPaths, viewPath } from "@circuit/contract/own-paths";
import { isSlug } from "@circuit/contract/slug";
import { loadPageData } from "#app/boot/route-data.ts";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { mapPath } from "#app/domain/map-path.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { factWords } from "#app/features/circuit-view/fact-words.ts";
import { SeatViewScreen } from "#app/features/circuit-view/seat-view-screen.tsx";
import { seatView } from "#app/features/circuit-view/seat-view.server.ts";
import styleSheet from "#app/features/circuit-view/style-sheet.css?url";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { pictureSource } from "#app/ui/picture-source.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { seatViewMessages } from "#app/i18n/messages/seat-view.ts";
import { mapCrumbs } from "#app/features/circuit-view/map-crumbs.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { viewedEvent } from "#app/features/circuit-view/viewed-event.server.ts";
import type { Route } from "./+types/stand-view";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** The view from a stand, at `/uitzicht/:stand` and `/en/view/:stand`. */
export const loader = cmsLoader(async ({ params, context, request, url }: Route.LoaderArgs) => {
  if (!isSlug(params.stand)) throw invalidPath(url);
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };

  const circuit = await getCircuit(options);
  const stand = circuit?.stands.find(({ id }) => id === params.stand);
  if (circuit === null || stand === undefined) throw notFound(url);

  const { event: asked, row, time } = readPageQuery(url.searchParams);
  const [{ mapPage }, found] = await Promise.all([
    getSettings(locale),
    viewedEvent({ asked, stand: stand.id }, options),
  ]);
  const view = seatView(circuit, stand, {
    locale,
    wishes: { part: row, time },
    day: found?.day ?? null,
    still: pictureSource(stand.still),
  });

  const words = seatViewMessages[locale];
  const [corners, share] = factWords(view.facts, view.time, locale);
  const title = words.title(view.stand.name);
  const description = words.metaDescription(view.stand.name, `${corners?.value} ${corners?.label}`, share?.value ?? "");
  const info = ownPageInfo(circuitPaths.view, `/${stand.id}`);
  const crumbs = await mapCrumbs(mapPage, options);
  context.set(pageFactsContext, {
    locale,
    path: viewPath(stand.id, locale),
    kind: "website",
    title,
    description,
    seo: null,
    alternates: info.alternates,
    structuredData: (site) => [breadcrumbList({ parents: crumbs, current: view.stand.name }, locale, site)],
  });
  return {
    view,
    event: found && { title: found.title, date: found.day.date, chosenId: found.isAsked ? found.id : null },
    crumbs,
    mapPath: mapPath(mapPage, { stand: stand.id, event: found?.isAsked === true ? found.id : null }),
    ticketsPath: found?.ticketsPath ?? null,
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

export default function StandView({ loaderData }: Route.ComponentProps) {
  const { view, event, crumbs, mapPath: map, ticketsPath } = loaderData;
  return <SeatViewScreen view={view} event={event} crumbs={crumbs} mapPath={map} ticketsPath={ticketsPath} />;
}

export { PageErrorBoundary as ErrorBoundary };
