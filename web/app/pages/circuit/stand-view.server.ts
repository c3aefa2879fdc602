import { circuitPaths, viewPath } from "@circuit/contract/urls/own-paths";
import { isSlug } from "@circuit/contract/urls/slug";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { mapPath } from "#app/domain/map-path.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { shownFacts } from "#app/features/circuit-view/shown-facts.ts";
import { mapCrumbs } from "#app/features/circuit-view/map-crumbs.server.ts";
import { seatView } from "#app/features/circuit-view/seat-view.server.ts";
import { viewedEvent } from "#app/features/circuit-view/viewed-event.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { seatViewMessages } from "#app/i18n/messages/seat-view.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { pictureSource } from "#app/ui/picture-source.ts";

/**
 * Loads the page with the view from a grandstand.
 *
 * @throws An error page: no such grandstand, or the CMS is unavailable.
 */
export const loadStandView = cmsLoader(async ({ params, context, request, url }: LoaderArgs<"stand">) => {
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
  const [corners, share] = shownFacts(view.facts, view.time, locale);
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
