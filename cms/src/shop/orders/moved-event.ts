import * as z from "zod";
import { admissionDays, isWithinEvent } from "#contract/shop/admission-days";
import { eventDays } from "#contract/shop/event-days";
import type { Shop } from "../shop.ts";
import type { LineRow } from "../tables/order-tables.ts";

const eventsSchema = z.array(z.object({ documentId: z.string(), startsAt: z.coerce.date(), endsAt: z.coerce.date() }));

/** For so long after its own day a ticket is said to be of a moved event: later its event may be the next edition. */
const toldMs = 60 * 86_400_000;

/**
 * Whether an event isn't any more on the days for which it is ordered: then nothing new may be placed or paid.
 *
 * What is published counts, in whatever language, as all share the dates. An event that was taken off the site isn't
 * moved, nor does it matter whether tickets for it are still on sale. Within a transaction it reads on its connection.
 */
export async function isMoved(
  shop: Pick<Shop, "db">,
  lines: readonly Pick<LineRow, "eventId" | "admission">[],
): Promise<boolean> {
  return (await outsideOf(shop, lines)).length > 0;
}

/**
 * The lines of an order for days on which their event isn't any more, for its customer to be told of: until two months after
 * these days.
 *
 * @returns Their positions.
 */
export async function movedLines(
  shop: Pick<Shop, "db" | "now">,
  lines: readonly Pick<LineRow, "eventId" | "admission" | "position">[],
): Promise<number[]> {
  const told = lines.filter(({ admission }) => {
    const last = admissionDays(admission).at(-1) ?? "";
    return shop.now() < Date.parse(`${last}T00:00:00Z`) + toldMs;
  });
  return (await outsideOf(shop, told)).map(({ position }) => position);
}

async function outsideOf<Line extends Pick<LineRow, "eventId" | "admission">>(
  { db }: Pick<Shop, "db">,
  lines: readonly Line[],
): Promise<Line[]> {
  const events = eventsSchema.parse(
    await db.query("api::event.event").findMany({
      where: { documentId: { $in: lines.map(({ eventId }) => eventId) }, publishedAt: { $notNull: true } },
      select: ["documentId", "startsAt", "endsAt"],
    }),
  );
  return lines.filter(({ eventId, admission }) => {
    const event = events.find(({ documentId }) => documentId === eventId);
    return event !== undefined && !isWithinEvent(admission, eventDays(event));
  });
}
