import * as z from "zod";
import { isWithinEvent } from "#contract/shop/admission-days";
import { eventDays } from "../catalogue/event-days.ts";
import type { Shop } from "../shop.ts";
import type { LineRow } from "../tables/order-tables.ts";

const eventsSchema = z.array(z.object({ documentId: z.string(), startsAt: z.coerce.date(), endsAt: z.coerce.date() }));

/**
 * Whether an event isn't any more on the days for which it is ordered: then nothing new may be placed or paid.
 *
 * What is published counts, in whatever language, as all share the dates. An event that was taken off the site isn't
 * moved, nor does it matter whether tickets for it are still on sale. Within a transaction it reads on its connection.
 */
export async function isMoved(
  { db }: Pick<Shop, "db">,
  lines: readonly Pick<LineRow, "eventId" | "admission">[],
): Promise<boolean> {
  const events = eventsSchema.parse(
    await db.query("api::event.event").findMany({
      where: { documentId: { $in: lines.map(({ eventId }) => eventId) }, publishedAt: { $notNull: true } },
      select: ["documentId", "startsAt", "endsAt"],
    }),
  );
  return lines.some(({ eventId, admission }) => {
    const event = events.find(({ documentId }) => documentId === eventId);
    return event !== undefined && !isWithinEvent(admission, eventDays(event));
  });
}
