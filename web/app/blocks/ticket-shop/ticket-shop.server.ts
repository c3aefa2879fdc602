import type { BlockContext } from "#app/blocks/block-context.ts";
import { saleFields } from "#app/cms/event-sales.server.ts";
import { listEventOffers } from "#app/cms/shop.server.ts";
import type { EventSale } from "#app/features/shop/choose/ticket-sale.ts";
import { ticketSale } from "#app/features/shop/choose/ticket-sale.server.ts";

/** The events that have tickets and aren't over, with how the sale of each stands. */
export async function loadTicketShop({ locale, now }: BlockContext): Promise<EventSale[]> {
  const events = await listEventOffers(locale);
  return events.flatMap((event) => {
    const sale = ticketSale(event);
    const fields = saleFields(event, locale);
    if (sale === null || fields === null || Date.parse(event.endsAt) <= now.getTime()) return [];
    return [{ ...sale, status: { ...fields, isPast: false } }];
  });
}
