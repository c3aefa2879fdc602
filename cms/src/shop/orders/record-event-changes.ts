import * as z from "zod";
import { eventStates } from "#contract/event-state";
import { choice } from "#contract/field";
import { eventDays } from "#contract/shop/event-days";
import type { Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { type EventStateRow, eventStateRowSchema, eventStateTable } from "../tables/event-state-table.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { standingStates } from "../stock/stock-effect.ts";

const publishedSchema = z.array(
  z.object({
    documentId: z.string(),
    startsAt: z.coerce.date(),
    endsAt: z.coerce.date(),
    state: choice(eventStates, "planned"),
  }),
);

/**
 * Records which published events changed for their customers, and marks the valid orders of each; `notifyOrderChanges` then
 * queues the mails.
 * Each minute: what an editor publishes and undoes within one is no change, and publishing another language, or once more, is none
 * either. How an event is when it is first looked at is nothing new.
 *
 * @returns How many changed.
 */
export async function recordEventChanges(shop: Shop): Promise<number> {
  const known = new Map((await readRecorded(shop.db.connection)).map((row) => [row.eventId, row]));
  // All languages share these fields.
  const present = new Map((await readPublished(shop)).map((event) => [event.eventId, event]));
  let changed = 0;
  for (const event of present.values()) {
    const before = known.get(event.eventId);
    if (before?.state === event.state && before.dates === event.dates) continue;
    if (await recordChange(shop, event, before ?? null)) changed += 1;
  }
  return changed;
}

type EventSnapshot = Pick<EventStateRow, "eventId" | "state" | "dates">;

/** A corrected time or day is mailed only when customers had a mail that the event was moved. */
function isMailedChange(before: EventSnapshot, { state, dates }: EventSnapshot): boolean {
  if (before.state !== state && !(before.state === "moved" && state === "planned")) return true;
  return before.state === "moved" && before.dates !== dates;
}

/** Stores the event's present state, and marks the orders to be mailed, in one transaction. @returns Whether it changed for them. */
async function recordChange({ db, now }: Shop, event: EventSnapshot, before: EventStateRow | null): Promise<boolean> {
  return db.transaction(async ({ trx }) => {
    if (before === null) {
      await trx(eventStateTable)
        .insert({ ...event, changedAt: 0 })
        .onConflict("eventId")
        .ignore();
      return false;
    }
    const isNews = isMailedChange(before, event);
    const changedAt = isNews ? Math.max(now(), before.changedAt + 1) : before.changedAt;
    // Another instance may have recorded it just now.
    const noted = await trx(eventStateTable)
      .where(before)
      .update({ ...event, changedAt });
    if (!isNews || noted === 0) return false;
    const ids = trx(lineTable).where({ eventId: event.eventId }).select("orderId");
    await trx(orderTable).whereIn("id", ids).whereIn("state", standingStates).update({ isTold: false });
    return true;
  });
}

async function readRecorded(queries: Queries): Promise<EventStateRow[]> {
  const found: unknown = await queries(eventStateTable).select("*");
  return z.array(eventStateRowSchema).parse(found);
}

async function readPublished({ db }: Shop): Promise<EventSnapshot[]> {
  const found: unknown = await db.query("api::event.event").findMany({
    where: { publishedAt: { $notNull: true } },
    select: ["documentId", "startsAt", "endsAt", "state"],
  });
  return publishedSchema.parse(found).map(({ documentId, startsAt, endsAt, state }) => ({
    eventId: documentId,
    state,
    dates: `${startsAt.toISOString()} ${eventDays({ startsAt, endsAt })[1]}`,
  }));
}
