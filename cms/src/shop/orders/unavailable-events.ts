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
 * How long after a ticket's last day its event can count as moved or cancelled, in milliseconds: later dates may be
 * those of the next edition.
 */
const toldMs = 60 * 86_400_000;

/**
 * Whether an event of an order isn't on the ordered days any more: then the order can't be placed or paid. An
 * unpublished event doesn't count. Reads in the current transaction if there is one.
 */
export async function hasUnavailableEvent(
  shop: Pick<Shop, "db">,
  lines: readonly Pick<LineRow, "eventId" | "admission">[],
): Promise<boolean> {
  const counted = (await versionsOf(shop, lines)).filter(({ publishedAt }) => publishedAt !== null);
  return lines.some((line) => changeOf(line, counted) !== null);
}

/**
 * Returns why the event of each line of an order isn't on the ordered days any more, to show it to the customer; `null`
 * where it is. For an unpublished event the draft counts.
 */
export async function readEventChanges(
  shop: Pick<Shop, "db" | "now">,
  lines: readonly Pick<LineRow, "eventId" | "admission">[],
): Promise<(EventChange | null)[]> {
  const rows = await versionsOf(shop, lines);
  const published = new Set(rows.flatMap((row) => (row.publishedAt === null ? [] : [row.documentId])));
  const counted = rows.filter((row) => row.publishedAt !== null || !published.has(row.documentId));
  return lines.map((line) => {
    const change = changeOf(line, counted);
    const last = admissionDays(line.admission).at(-1) ?? "";
    const isTold = change === "postponed" || shop.now() < Date.parse(`${last}T00:00:00Z`) + toldMs;
    return isTold ? change : null;
  });
}

/** Whether an event of an order has, or will get, another date: its customer needn't pay yet. */
export function isDateOpen(changes: readonly (EventChange | null)[]): boolean {
  return changes.includes("moved") || changes.includes("postponed");
}

/** Reads the state of a published event; `planned` for an unpublished one. */
export async function eventStateOf(shop: Pick<Shop, "db">, eventId: string): Promise<EventState> {
  return (await versionsOf(shop, [{ eventId }])).find(({ publishedAt }) => publishedAt !== null)?.state ?? "planned";
}

/** Reads the published versions and the drafts of the events of lines. */
function versionsOf(shop: Pick<Shop, "db">, lines: readonly Pick<LineRow, "eventId">[]): Promise<EventRow[]> {
  return readEventVersions(shop, { documentId: { $in: lines.map(({ eventId }) => eventId) } });
}

/** Reads versions of events. @param where - Filter of Strapi. */
export async function readEventVersions({ db }: Pick<Shop, "db">, where: object): Promise<EventRow[]> {
  const select = ["documentId", "startsAt", "endsAt", "publishedAt", "state"];
  return eventsSchema.parse(await db.query("api::event.event").findMany({ where, select }));
}

/** Returns why a line's event isn't on the line's days; `null` when it is. @param counted - Versions that count. */
function changeOf(
  { eventId, admission }: Pick<LineRow, "eventId" | "admission">,
  counted: readonly EventRow[],
): EventChange | null {
  const event = counted.find(({ documentId }) => documentId === eventId);
  if (event === undefined) return null;
  if (event.state === "cancelled" || event.state === "postponed") return event.state;
  return isWithinEvent(admission, eventDays(event)) ? null : "moved";
}
