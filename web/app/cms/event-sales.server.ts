import type { EventCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import type { EventOffers } from "@circuit/contract/shop/catalogue";
import { saleOfEvent, type SaleSummary } from "@circuit/contract/shop/sale-summary";
import { isTakingPlace } from "@circuit/contract/event-state";
import { saleMessages } from "#app/i18n/messages/sale.ts";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { catalogueOrNothing } from "./shop.server.ts";

/** The fields of an event that an event card's price and sale state come from. */
type SaleFields = Pick<EventCard, "documentId" | "state" | "priceFromCents" | "saleState" | "statusLabel">;

/**
 * Sets price and sale state of events from the catalogue. An event without ticket types keeps what its editor wrote; a
 * cancelled or postponed one counts as sold out.
 */
export async function withSales<Event extends SaleFields>(
  events: readonly Event[],
  { locale }: { locale: Locale },
): Promise<Event[]> {
  if (events.length === 0) return [];
  const catalogue = await catalogueOrNothing(locale);
  const sales = new Map(catalogue.events.map(({ eventId, offers }) => [eventId, saleOfEvent(offers)]));
  return events.map((event) => {
    if (!isTakingPlace(event)) return { ...event, priceFromCents: null, saleState: "sold-out", statusLabel: null };
    const sale = sales.get(event.documentId) ?? null;
    return sale === null ? event : { ...event, ...fieldsOf(sale, locale) };
  });
}

/** Returns price and sale state of an event of the catalogue; `null` when it has no ticket types of its own. */
export function saleFieldsOfOffers(
  event: EventOffers,
  locale: Locale,
): Omit<SaleFields, "documentId" | "state"> | null {
  const sale = saleOfEvent(event.offers);
  return sale === null ? null : fieldsOf(sale, locale);
}

function fieldsOf(sale: SaleSummary, locale: Locale): Omit<SaleFields, "documentId" | "state"> {
  const { state, priceFromGrossCents, opensAt } = sale;
  const words = saleMessages[locale];
  // A closed sale looks like a sold-out one, but has its own label.
  if (state === "ended") return { saleState: "sold-out", priceFromCents: null, statusLabel: words.ended };
  const opening = opensAt === null ? null : words.opensAt(formatDay(opensAt, locale), formatTime(opensAt, locale));
  return { saleState: state, priceFromCents: priceFromGrossCents, statusLabel: opening };
}
