import type { Shop } from "../shop.ts";
import { saleClockRowSchema, saleClockTable } from "../tables/sale-clock-table.ts";
import type { OfferEntry } from "./offer-entry.ts";
import { recordTickets } from "./record-tickets.ts";
import { saleWindowState } from "./sale-window-state.ts";

/**
 * Writes into the change log which ticket types went on sale, or off it, since it was done last, so that the site makes
 * their pages again: the job of every minute. What passed while the content system was down is recorded at the next start, once.
 *
 * @returns How many ticket types were recorded.
 */
export async function recordSaleTimes(shop: Shop): Promise<number> {
  const { db, now, onChangesRecorded } = shop;
  const offers = await shop.offersOf("nl");
  const until = now();
  return db.transaction(async ({ trx, onCommit }) => {
    const row: unknown = await trx(saleClockTable).first();
    if (row === undefined) {
      await trx(saleClockTable).insert({ toldUntil: until });
      return 0;
    }
    const { id, toldUntil } = saleClockRowSchema.parse(row);
    const passed = offers.map((entry) => ({ id: entry.eventId, tickets: passedTickets(entry, toldUntil, until) }));
    const tickets = passed.flatMap((event) => event.tickets);
    const events = passed.filter((event) => event.tickets.length > 0).map((event) => event.id);
    await trx(saleClockTable).where({ id }).update({ toldUntil: until });
    if (tickets.length === 0) return 0;

    await recordTickets(shop, tickets, events);
    onCommit(onChangesRecorded);
    return tickets.length;
  });
}

/** Ticket types of which an admission went on sale or off it in between. */
function passedTickets(entry: OfferEntry, from: number, until: number): string[] {
  const changed = entry.offers.filter((offer) =>
    offer.admissions.some(
      ({ key }) => saleWindowState(entry, offer, key, from) !== saleWindowState(entry, offer, key, until),
    ),
  );
  return changed.map(({ ticketId }) => ticketId);
}
