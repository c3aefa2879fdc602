import { isTakingPlace } from "@circuit/contract/event-state";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import { isSlug } from "@circuit/contract/urls/slug";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { getArrangementBySlug, listArrangements } from "#app/cms/arrangements.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { listEventOffers } from "#app/cms/shop.server.ts";
import { leadsToProposal, proposalPath } from "#app/domain/chosen-form-path.ts";
import type { OtherArrangementsPart } from "#app/features/arrangement-detail/other-arrangements.tsx";
import type { PriceExamplePart } from "#app/features/arrangement-detail/price-example.tsx";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { formOutcomeContext } from "#app/features/forms/receive/form-action.server.ts";
import { listDetailCrumbs } from "#app/features/page-header/list-detail-crumbs.server.ts";
import { isChoosable } from "#app/features/shop/choose/choice-words.ts";
import { arrangementSales } from "#app/features/shop/choose/ticket-sale.server.ts";
import { defaultGuests, type TicketSale } from "#app/features/shop/choose/ticket-sale.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { arrangementSummary } from "#app/features/summaries/arrangement-summary.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { pageInfo } from "#app/pages/page-info.server.ts";

/** Number of other arrangements below an arrangement. */
const shownOthers = 3;

/**
 * Loads the page of an arrangement.
 *
 * @throws The error response, if there is no such arrangement or the CMS is unavailable.
 */
export const loadArrangementDetail = cmsLoader(
  async ({ params: { slug }, context, request, url }: LoaderArgs<"slug">) => {
    if (!isSlug(slug)) throw invalidPath(url);
    const locale = context.get(localeContext);
    const options = { locale, signal: request.signal };
    const now = new Date();

    const arrangement = await getArrangementBySlug(slug, options);
    if (arrangement === null) throw notFound(url);
    const [all, crumbs, offers] = await Promise.all([
      listArrangements(options),
      listDetailCrumbs("arrangement", slug, options),
      listEventOffers(locale),
    ]);

    const coming = arrangement.events
      .filter(isTakingPlace)
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
      others: [othersOf(all, slug, locale)],
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
  },
);

/** Returns the link to the proposal form, a template with `{day}` and `{guests}`; `null` when no button leads there. */
function proposalOf(buttons: readonly { label: string; url: string }[]) {
  const button = buttons.find(({ url }) => leadsToProposal(url));
  if (button === undefined) return null;
  const [address = "", anchor = ""] = proposalPath(button.url, { guests: null, day: null }).split("#");
  const url = `${address}${address.includes("?") ? "&" : "?"}day={day}&guests={guests}#${anchor}`;
  return { label: button.label, url };
}

/** Returns the default values of the proposal form: those of the booking form, else the first day of the next event. */
function wishOf(
  { groupSizeMin }: { groupSizeMin: number | null },
  sales: readonly TicketSale[],
  [next]: readonly { startsAt: string }[],
) {
  const days = sales.flatMap((sale) => sale.days);
  const day = days.find(({ tickets }) => tickets.some(isChoosable)) ?? days[0];
  if (day !== undefined) return { guests: Math.max(defaultGuests, day.tickets[0]?.least ?? 1), day: day.from };
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

/** Returns a price example for a group, for an arrangement that can't be booked online. */
function exampleOf(arrangement: PriceExamplePart["data"]): PriceExamplePart {
  const { title, priceCents, vatRate, groupSizeMin, groupSizeMax } = arrangement;
  return { __component: "own.price-example", data: { title, priceCents, vatRate, groupSizeMin, groupSizeMax } };
}
