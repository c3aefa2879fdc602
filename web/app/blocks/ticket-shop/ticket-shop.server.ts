import { eventSaleRules } from "@circuit/contract/shop/sale-states";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { saleFieldsOfOffers } from "#app/cms/event-sales.server.ts";
import { listEventOffers } from "#app/cms/shop.server.ts";
import { getHomeHeadline } from "#app/cms/headline-event.server.ts";
import type { EventSale } from "#app/features/shop/choose/ticket-sale.ts";
import { saleWords } from "#app/features/summaries/sale-words.ts";
import { ticketSale } from "#app/features/shop/choose/ticket-sale.server.ts";

/**
 * Loads the events with tickets that aren't over, each with the status of its sale; home's headline event comes first.
 */
export async function loadTicketShop(_block: unknown, { locale, now, signal }: BlockContext): Promise<EventSale[]> {
  const [events, headline] = await Promise.all([listEventOffers(locale), getHomeHeadline({ now }, { locale, signal })]);
  const isAnnounced = ({ slug }: { slug: string }) => Number(slug === headline?.slug);
  const inOrder = events.toSorted((one, other) => isAnnounced(other) - isAnnounced(one));
  return inOrder.flatMap((event) => {
    const sale = ticketSale(event);
    const fields = saleFieldsOfOffers(event, locale);
    if (sale === null || fields === null || Date.parse(event.endsAt) <= now.getTime()) return [];
    const { priceFromCents, saleState } = fields;
    const { phase } = eventSaleRules[saleState];
    return [{ ...sale, status: { priceFromCents, phase, words: saleWords(fields, locale), isPast: false } }];
  });
}
