import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { Locale } from "@circuit/contract/locales";
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
import type { OtherArrangementsPart } from "#app/features/arrangement-detail/other-arrangements.tsx";
import type { PriceExamplePart } from "#app/features/arrangement-detail/price-example.tsx";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { leadsToProposal, proposalPath } from "#app/domain/proposal-path.ts";
import { formAction, formOutcomeContext } from "#app/features/forms/receive/form-action.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { isChoosable } from "#app/features/shop/choose/choice-words.ts";
import { LateTicketPart, loadTicketPart } from "#app/features/shop/choose/late-ticket-part.tsx";
import type { TicketSale } from "#app/features/shop/choose/ticket-sale.ts";
import { usualGuests } from "#app/features/shop/choose/usual-guests.ts";
import { arrangementSales } from "#app/features/shop/choose/ticket-sale.server.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { arrangementSummary } from "#app/features/summaries/arrangement-summary.ts";
import { isGoingOn } from "@circuit/contract/event-state";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import { pageInfo } from "#app/pages/page-info.server.ts";
import { listDetailCrumbs } from "#app/features/page-header/list-detail-crumbs.server.ts";
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

  const coming = arrangement.events
    .filter(isGoingOn)
    .map((event) => eventSummary(event, locale, now))
    .filter(({ isPast }) => !isPast);
  const sales = arrangementSales(offers, arrangement.documentId);
  const wish = wishOf(arrangement, sales, coming);
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
      heading: withSoftHyphens(title, locale),
      inclusions: arrangement.inclusions.map(({ text }) => text),
      vatRate: arrangement.vatRate,
      buttons: arrangement.buttons.map((button) => ({ ...button, url: proposalPath(button.url, wish) })),
      seo: arrangement.seo,
      events: coming.map((event) => ({
        title: event.title,
        path: event.path,
        startsAt: event.startsAt,
        endsAt: event.endsAt,
      })),
    },
    others: [othersOf(all, params.slug, locale)],
    example: sales.length === 0 ? [exampleOf(arrangement)] : [],
    sales,
    proposal: proposalOf(arrangement.buttons),
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

/** The way to a proposal for the arrangement, with places for the day and guests; `null` when no button leads there. */
function proposalOf(buttons: readonly { label: string; url: string }[]) {
  const button = buttons.find(({ url }) => leadsToProposal(url));
  if (button === undefined) return null;
  const [address = "", anchor = ""] = proposalPath(button.url, { guests: null, day: null }).split("#");
  const url = `${address}${address.includes("?") ? "&" : "?"}day={day}&guests={guests}#${anchor}`;
  return { label: button.label, url };
}

/**
 * What the form for a proposal is filled in with, by the way to it: what the booking beside it begins with, or else the
 * first day of the next event.
 */
function wishOf(
  { groupSizeMin }: { groupSizeMin: number | null },
  sales: readonly TicketSale[],
  [next]: readonly { startsAt: string }[],
) {
  const days = sales.flatMap((sale) => sale.days);
  const day = days.find(({ tickets }) => tickets.some(isChoosable)) ?? days[0];
  if (day !== undefined) return { guests: Math.max(usualGuests, day.tickets[0]?.least ?? 1), day: day.from };
  return { guests: groupSizeMin, day: next === undefined ? null : dayAtCircuit(new Date(next.startsAt)) };
}

function othersOf(
  all: Awaited<ReturnType<typeof listArrangements>>,
  slug: string,
  locale: Locale,
): OtherArrangementsPart {
  const others = all.filter((other) => other.slug !== slug).slice(0, shownOthers);
  return { __component: "own.other-arrangements", data: others.map((other) => arrangementSummary(other, locale)) };
}

/** What a group would pay, where nothing can be booked. */
function exampleOf(arrangement: PriceExamplePart["data"]): PriceExamplePart {
  const { title, priceCents, vatRate, groupSizeMin, groupSizeMax } = arrangement;
  return { __component: "own.price-example", data: { title, priceCents, vatRate, groupSizeMin, groupSizeMax } };
}

/** Takes a form that stands on the page, from a browser without scripts. */
export const action = formAction;

export { shouldRevalidate } from "#app/boot/route-data.ts";

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
  const { arrangement, sales, proposal, others, example, crumbs, blocks } = loaderData;
  const { pathname } = useLocation();
  return (
    <>
      <ArrangementHero arrangement={arrangement} crumbs={crumbs} />
      <ArrangementDay
        arrangement={arrangement}
        aside={
          sales.length === 0 ? (
            <BlockList blocks={example} />
          ) : (
            <LateTicketPart kind="arrangement" sales={sales} from={pathname} proposal={proposal} />
          )
        }
      />
      <BlockList blocks={blocks} />
      <BlockList blocks={others} />
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary };
