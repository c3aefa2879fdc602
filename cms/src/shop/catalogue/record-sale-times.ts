import type { Shop } from "../shop.ts";
import { saleClockRowSchema, saleClockTable } from "../tables/sale-clock-table.ts";
import type { OfferEntry } from "./offer-entry.ts";
import { recordTicketChanges } from "./record-ticket-changes.ts";
import { saleWindowState } from "./sale-window-state.ts";

/**
 * Writes ticket types whose sale opened or closed since the last run into the change log, so that the site renders
 * their pages again. Runs each minute.
 */
export async function recordSaleTimes(shop: Shop): Promise<void> {
  const { db, now, onChangesRecorded } = shop;
  const offers = await shop.offersOf("nl");
  const until = now();
  await db.transaction(async ({ trx, onCommit }) => {
    const row: unknown = await trx(saleClockTable).first();
    if (row === undefined) {
      await trx(saleClockTable).insert({ toldUntil: until });
      return;
    }
    const { id, toldUntil } = saleClockRowSchema.parse(row);
    const passed = offers.map((entry) => ({ id: entry.eventId, tickets: passedTickets(entry, toldUntil, until) }));
    const tickets = passed.flatMap((event) => event.tickets);
    const events = passed.filter((event) => event.tickets.length > 0).map((event) => event.id);
    await trx(saleClockTable).where({ id }).update({ toldUntil: until });
    if (tickets.length === 0) return;

    await recordTicketChanges(shop, tickets, events);
    onCommit(onChangesRecorded);
  });
}

/** Returns the ticket types of which an admission's sale opened or closed between two moments. */
function passedTickets(entry: OfferEntry, from: number, until: number): string[] {
  const changed = entry.offers.filter((offer) =>
    offer.admissions.some(
      ({ key }) => saleWindowState(entry, offer, key, from) !== saleWindowState(entry, offer, key, until),
    ),
  );
  return changed.map(({ ticketId }) => ticketId);
}
