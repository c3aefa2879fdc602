import type { Event } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import { eventNotes } from "#app/i18n/messages/event-note.ts";
import { saleMessages } from "#app/i18n/messages/sale.ts";
import type { TicketSale } from "#app/features/shop/choose/ticket-sale.ts";
import { dayPrices } from "#app/features/shop/choose/day-prices.server.ts";
import { newsSummary } from "#app/features/summaries/news-summary.ts";
import { staySummary } from "#app/features/summaries/stay-summary.ts";
import type { EventSection, EventInfoPages } from "#app/features/event-detail/event-part.ts";

interface EventParts {
  /** Beside the programme: the seat plan and the prices of each day; empty when nothing is on sale. */
  aside: EventSection[];
  /** Between the tickets and the editor's blocks: links to travel and accessibility information. */
  ways: EventSection[];
  /** At the end of the page: news and accommodations. */
  more: EventSection[];
  /** Which sections the page has, for the bar with links to them. */
  has: Record<"seats" | "tickets" | "way" | "stays", boolean>;
}

/**
 * Collects the parts of an event page that need no scripts.
 *
 * @param page.sale - `null` when the event has no tickets.
 * @param page.plan - The seat plan; `null` without grandstand tickets.
 */
export function eventParts(
  event: Pick<Event, "relatedNews" | "accommodations">,
  {
    sale,
    plan,
    ways,
    locale,
  }: { sale: TicketSale | null; plan: EventSection | null; ways: EventInfoPages; locale: Locale },
): EventParts {
  const days: EventSection[] = sale === null ? [] : [{ __component: "own.event-days", data: dayPrices(sale, locale) }];
  return {
    aside: plan === null ? days : [plan, ...days],
    ways: [{ __component: "own.event-way", data: ways }],
    more: [
      { __component: "own.event-news", data: event.relatedNews.map((article) => newsSummary(article, locale)) },
      { __component: "own.event-stays", data: event.accommodations.map(staySummary) },
    ],
    has: {
      seats: plan !== null,
      tickets: sale !== null,
      way: ways.travelPage !== null || ways.accessibilityPage !== null,
      stays: event.accommodations.length > 0,
    },
  };
}

/**
 * Returns title and description of an event page, which begin with the state of a cancelled or postponed event; and the
 * note that replaces the buttons of an event that is over, else `null`.
 */
export function eventHeadAndNote(event: Event, locale: Locale, now: Date) {
  const { title, summary: description, seo } = event;
  const notes = eventNotes[locale];
  const { state } = event;
  if (state === "cancelled" || state === "postponed") {
    const word = saleMessages[locale].events[state];
    return { about: { title: `${word}: ${title}`, description: notes[state], seo: null }, note: null };
  }
  const isOver = Date.parse(event.endsAt) <= now.getTime();
  return { about: { title, description, seo }, note: isOver ? notes.over : null };
}
