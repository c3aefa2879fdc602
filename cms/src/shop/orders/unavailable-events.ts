import * as z from "zod";
import { type EventState, eventStates } from "#contract/event-state";
import { choice } from "#contract/field";
import { admissionDays, isWithinEvent } from "#contract/shop/admission-days";
import type { EventChange } from "#contract/shop/event-change";
import { eventDays } from "#contract/shop/event-days";
import type { Shop } from "../shop.ts";
import type { LineRow } from "../tables/order-tables.ts";

const eventsSchema = z.array(
  z.object({
    documentId: z.string(),
    startsAt: z.coerce.date(),
    endsAt: z.coerce.date(),
    publishedAt: z.coerce.date().nullable(),
    state: choice(eventStates, "planned"),
  }),
);

type EventRow = z.infer<typeof eventsSchema>[number];

/**
 * For so long after its own day a ticket is said to be of a moved or cancelled event: later its event may be the next edition. One
 * that was postponed waits for its day for as long as it is.
 */
const toldMs = 60 * 86_400_000;

/**
 * Whether an event of an order is no longer on the ordered days, because it was moved, postponed or cancelled: then no order
 * may be placed or paid.
 *
 * What is published counts, in whatever language, as all share the dates. An event that was taken off the site isn't
 * off, nor does it matter whether tickets for it are still on sale. Within a transaction it reads on its connection.
 */
export async function hasUnavailableEvent(
  shop: Pick<Shop, "db">,
  lines: readonly Pick<LineRow, "eventId" | "admission">[],
): Promise<boolean> {
  const counted = (await rowsOf(shop, lines)).filter(({ publishedAt }) => publishedAt !== null);
  return lines.some((line) => changeOf(line, counted) !== null);
}

/**
 * The lines of an order whose event is no longer on the ordered days, to be shown to its customer. For an event that was
 * moved and then unpublished the draft counts, so that its customer doesn't read that nothing has changed.
 *
 * @returns Their positions: of all of them, and of those whose event was postponed or cancelled.
 */
export async function unavailableLines(
  shop: Pick<Shop, "db" | "now">,
  lines: readonly Pick<LineRow, "eventId" | "admission" | "position">[],
): Promise<Record<"movedLines" | "postponedLines" | "cancelledLines", number[]>> {
  const rows = await rowsOf(shop, lines);
  const published = new Set(rows.flatMap((row) => (row.publishedAt === null ? [] : [row.documentId])));
  const counted = rows.filter((row) => row.publishedAt !== null || !published.has(row.documentId));
  const changes = lines.flatMap((line) => {
    const change = changeOf(line, counted);
    const last = admissionDays(line.admission).at(-1) ?? "";
    const isTold = change === "postponed" || shop.now() < Date.parse(`${last}T00:00:00Z`) + toldMs;
    return change === null || !isTold ? [] : [{ position: line.position, change }];
  });
  const positions = (of: EventChange) => changes.flatMap(({ position, change }) => (change === of ? [position] : []));
  return {
    movedLines: changes.map(({ position }) => position),
    postponedLines: positions("postponed"),
    cancelledLines: positions("cancelled"),
  };
}

/** State of a published event; `planned` also for one that isn't published. */
export async function eventStateOf(shop: Pick<Shop, "db">, eventId: string): Promise<EventState> {
  return (await rowsOf(shop, [{ eventId }])).find(({ publishedAt }) => publishedAt !== null)?.state ?? "planned";
}

/** The published rows and the drafts of the events of lines. */
async function rowsOf(
  { db }: Pick<Shop, "db">,
  lines: readonly Pick<LineRow, "eventId">[],
): Promise<readonly EventRow[]> {
  return eventsSchema.parse(
    await db.query("api::event.event").findMany({
      where: { documentId: { $in: lines.map(({ eventId }) => eventId) } },
      select: ["documentId", "startsAt", "endsAt", "publishedAt", "state"],
    }),
  );
}

/** Why a line is for days on which its event isn't, by the rows that count; `null` when it isn't. */
function changeOf(
  { eventId, admission }: Pick<LineRow, "eventId" | "admission">,
  counted: readonly EventRow[],
): EventChange | null {
  const event = counted.find(({ documentId }) => documentId === eventId);
  if (event === undefined) return null;
  if (event.state === "cancelled" || event.state === "postponed") return event.state;
  return isWithinEvent(admission, eventDays(event)) ? null : "moved";
}
