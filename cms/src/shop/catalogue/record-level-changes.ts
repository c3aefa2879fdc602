import { admissionDays } from "#contract/shop/admission-days";
import type { OfferEntry } from "./offer-entry.ts";
import { recordTicketChanges } from "./record-ticket-changes.ts";
import type { Shop } from "../shop.ts";
import type { StockRow } from "../tables/stock-table.ts";
import type { MovedRow } from "../stock/move-stock.ts";
import { stockLevel } from "../stock/stock-level.ts";

/**
 * Writes ticket types and events whose stock level (`stockLevel`) changed into the change log, in the current
 * transaction, so that the site renders their pages again.
 *
 * @param offers - The catalogue in any language, read before the transaction.
 * @returns Whether a level changed: most orders change none.
 */
export async function recordLevelChanges(
  shop: Pick<Shop, "db">,
  offers: readonly OfferEntry[],
  moved: readonly MovedRow[],
): Promise<boolean> {
  const crossed = moved.filter(({ before, after }) => stockLevel(before) !== stockLevel(after));
  if (crossed.length === 0) return false;

  const events = new Set(crossed.map(({ after }) => after.eventId));
  const tickets = new Set(crossed.flatMap(({ after }) => ticketsOf(offers, after)));
  await recordTicketChanges(shop, [...tickets], [...events]);
  return true;
}

/** Returns the ticket types that sell from a stock row. */
function ticketsOf(offers: readonly OfferEntry[], { eventId, day, pool }: StockRow): string[] {
  const own = offers.filter((entry) => entry.eventId === eventId).flatMap((entry) => entry.offers);
  const admitting = own.filter(
    (offer) => offer.pool === pool && offer.admissions.some(({ key }) => admissionDays(key).includes(day)),
  );
  return admitting.map(({ ticketId }) => ticketId);
}
