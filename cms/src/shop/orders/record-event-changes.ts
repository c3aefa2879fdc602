import * as z from "zod";
import { eventDays } from "#contract/shop/event-days";
import type { Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { type EventStateRow, eventStateRowSchema, eventStateTable } from "../tables/event-state-table.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { standingStates } from "../stock/stock-effect.ts";
import { readEventVersions } from "./unavailable-events.ts";

/**
 * Records which published events changed state or dates, and marks their valid orders, for which `notifyOrderChanges`
 * then queues mails. Runs each minute, so that a change which an editor undoes within a minute isn't mailed.
 */
export async function recordEventChanges(shop: Shop): Promise<void> {
  const known = new Map((await readRecorded(shop.db.connection)).map((row) => [row.eventId, row]));
  // One entry for each event, as its language versions share these fields.
  const present = new Map((await readPublished(shop)).map((event) => [event.eventId, event]));
  for (const event of present.values()) {
    const before = known.get(event.eventId);
    if (before?.state === event.state && before.dates === event.dates) continue;
    await recordChange(shop, event, before ?? null);
  }
}

type EventSnapshot = Pick<EventStateRow, "eventId" | "state" | "dates">;

/** Whether customers get a mail: about a new state (not `planned` after `moved`), or new dates of a moved event. */
function isMailedChange(before: EventSnapshot, { state, dates }: EventSnapshot): boolean {
  if (before.state !== state && !(before.state === "moved" && state === "planned")) return true;
  return before.state === "moved" && before.dates !== dates;
}

/** Stores an event's present state, and marks the orders to be mailed, in one transaction. */
async function recordChange({ db, now }: Shop, event: EventSnapshot, before: EventStateRow | null): Promise<void> {
  await db.transaction(async ({ trx }) => {
    if (before === null) {
      await trx(eventStateTable)
        .insert({ ...event, changedAt: 0 })
        .onConflict("eventId")
        .ignore();
      return;
    }
    const isNews = isMailedChange(before, event);
    const changedAt = isNews ? Math.max(now(), before.changedAt + 1) : before.changedAt;
    // Updates nothing when another instance has just recorded the change.
    const noted = await trx(eventStateTable)
      .where(before)
      .update({ ...event, changedAt });
    if (!isNews || noted === 0) return;
    const ids = trx(lineTable).where({ eventId: event.eventId }).select("orderId");
    await trx(orderTable).whereIn("id", ids).whereIn("state", standingStates).update({ isTold: false });
  });
}

async function readRecorded(queries: Queries): Promise<EventStateRow[]> {
  const found: unknown = await queries(eventStateTable).select("*");
  return z.array(eventStateRowSchema).parse(found);
}

async function readPublished(shop: Shop): Promise<EventSnapshot[]> {
  const published = await readEventVersions(shop, { publishedAt: { $notNull: true } });
  return published.map(({ documentId, startsAt, endsAt, state }) => ({
    eventId: documentId,
    state,
    dates: `${startsAt.toISOString()} ${eventDays({ startsAt, endsAt })[1]}`,
  }));
}
