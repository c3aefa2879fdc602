import { documentPath } from "@circuit/contract/paths";
import { useLocation } from "react-router";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { BlockList } from "#app/blocks/block-list.tsx";
import { loadBlockViews } from "#app/blocks/block-views.ts";
import { loadPageData } from "#app/boot/route-data.ts";
import { getArrangementBySlug, listArrangements } from "#app/cms/arrangements.server.ts";
import { listEventOffers } from "#app/cms/shop.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { isSlug } from "@circuit/contract/slug";
import { ArrangementDay } from "#app/features/arrangement-detail/arrangement-day.tsx";
import { ArrangementHero } from "#app/features/arrangement-detail/arrangement-hero.tsx";
import { OtherArrangements } from "#app/features/arrangement-detail/other-arrangements.tsx";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { formAction, formOutcomeContext } from "#app/features/forms/receive/form-action.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { LateTicketPart, loadTicketPart } from "#app/features/shop/choose/late-ticket-part.tsx";
import { arrangementSales } from "#app/features/shop/choose/ticket-sale.server.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { arrangementSummary } from "#app/features/summaries/arrangement-summary.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { pageInfo } from "./page-info.server.ts";
import { listDetailCrumbs } from "./parent-crumbs.server.ts";
import type { Route } from "./+types/arrangement-detail";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** How many other arrangements are offered below one. */
const shownOthers = 3;

/** Business arrangement, at `/business/vip-arrangementen/:slug` and `/en/business/vip-arrangements/:slug`. */
export const loader = cmsLoader(async ({ params, context, request, url }: Route.LoaderArgs) => {
  if (!isSlug(params.slug)) throw invalidPath(url);
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };
  const now = new Date();

  const arrangement = await getArrangementBySlug(params.slug, options);
  if (arrangement === null) throw notFound(url);
  const [all, crumbs, offers] = await Promise.all([
    listArrangements(options),
    listDetailCrumbs("arrangement", params.slug, options),
    listEventOffers(locale),
  ]);

  const coming = arrangement.events.map((event) => eventSummary(event, locale, now)).filter(({ isPast }) => !isPast);
  const info = pageInfo(arrangement, "arrangement", locale);
  const { title, summary, seo } = arrangement;
  context.set(pageFactsContext, {
    locale,
    path: documentPath("arrangement", arrangement.slug, locale),
    kind: "website",
    title,
    seo,
    description: summary,
    alternates: info.alternates,
    structuredData: (site) => [breadcrumbList({ parents: crumbs, current: title }, locale, site)],
  });
  return {
    arrangement: {
      ...arrangementSummary(arrangement, locale),
      inclusions: arrangement.inclusions.map(({ text }) => text),
      vatRate: arrangement.vatRate,
      buttons: arrangement.buttons,
      seo: arrangement.seo,
      events: coming.map((event) => ({
        title: event.title,
        path: event.path,
        startsAt: event.startsAt,
        endsAt: event.endsAt,
      })),
    },
    others: all
      .filter(({ slug }) => slug !== arrangement.slug)
      .slice(0, shownOthers)
      .map((other) => arrangementSummary(other, locale)),
    sales: arrangementSales(offers, arrangement.documentId),
    crumbs,
    blocks: await toViewBlocks(arrangement.blocks, {
      ...options,
      url,
      now,
      formOutcome: context.get(formOutcomeContext),
    }),
    info,
  };
});

/** Takes a form that stands on the page, from a browser without scripts. */
export const action = formAction;

/** The browser gets the code of the blocks along with the data of the first page it draws itself. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadPageData(url, serverLoader, () => Promise.all([loadBlockViews(), loadTicketPart()]));
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { arrangement } = loaderData;
  return documentMeta({
    title: arrangement.title,
    description: arrangement.summary,
    seo: arrangement.seo,
    path: location.pathname,
    site: matches[0].loaderData,
  });
}

export default function ArrangementDetail({ loaderData }: Route.ComponentProps) {
  const { arrangement, sales, others, crumbs, blocks } = loaderData;
  const { pathname } = useLocation();
  const booking = sales.length === 0 ? null : <LateTicketPart kind="arrangement" sales={sales} from={pathname} />;
  return (
    <>
      <ArrangementHero arrangement={arrangement} crumbs={crumbs} />
      <ArrangementDay arrangement={arrangement} booking={booking} />
      <BlockList blocks={blocks} />
      <OtherArrangements arrangements={others} />
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary };
