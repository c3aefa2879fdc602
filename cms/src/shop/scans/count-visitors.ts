import * as z from "zod";
import { admissionDays } from "#contract/shop/admission-days";
import { gateDays } from "#contract/shop/gate-days";
import { orderStates } from "#contract/shop/order";
import { hasTickets } from "../stock/stock-effect.ts";
import type { Shop } from "../shop.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { scannerTable, type ScannerRow, scanTable } from "../tables/scan-tables.ts";
import { ticketTable } from "../tables/ticket-table.ts";

type Gate = Pick<ScannerRow, "eventId" | "stand">;

type Counted = Gate & Pick<ScannerRow, "firstDay" | "lastDay">;

/** Visitors in the area of a gate today: those who are in, and those with a ticket for it. */
interface VisitorCounts {
  inside: number;
  expected: number;
}

/** How long counts are cached, in milliseconds, as each device polls them. */
const freshMs = 5000;

const counted = new WeakMap<Shop["db"], Map<string, { at: number; counts: Promise<VisitorCounts> }>>();

/** Counts the visitors of a gate today, at most a few seconds old. In the small hours the day before goes on. */
export function countVisitors(shop: Shop, { eventId, stand, ...days }: Counted): Promise<VisitorCounts> {
  const cached = counted.get(shop.db) ?? new Map<string, { at: number; counts: Promise<VisitorCounts> }>();
  counted.set(shop.db, cached);
  const at = shop.now();
  const today = gateDays(new Date(at));
  const day = today.find((each) => each >= days.firstDay && each <= days.lastDay) ?? today[0] ?? "";
  const key = `${eventId} ${day} ${stand ?? ""}`;
  const before = cached.get(key);
  if (before !== undefined && at >= before.at && at - before.at < freshMs) return before.counts;
  const counts = count(shop, { eventId, stand }, day);
  cached.set(key, { at, counts });
  // Drops old counts, and failed ones, so that the next request reads them again.
  for (const [each, { at: readAt }] of cached) if (at - readAt > 60_000) cached.delete(each);
  counts.catch(() => cached.delete(key));
  return counts;
}

async function count(shop: Shop, gate: Gate, day: string): Promise<VisitorCounts> {
  const [inside, expected] = await Promise.all([countInside(shop, gate, day), countExpected(shop, gate, day)]);
  return { inside, expected };
}

const sumSchema = z.object({ sum: z.coerce.number() });

async function countInside({ db: { connection } }: Shop, { eventId, stand }: Gate, day: string): Promise<number> {
  const row: unknown = await connection(scanTable)
    .join(scannerTable, `${scannerTable}.id`, `${scanTable}.scannerId`)
    .where({ eventId, stand })
    .where("admits", "like", `% ${day} %`)
    .count({ sum: "admits" })
    .first();
  return sumSchema.parse(row).sum;
}

const groupsSchema = z.array(sumSchema.extend({ admission: z.string(), pool: z.string() }));

async function countExpected({ db: { connection } }: Shop, { eventId, stand }: Gate, day: string): Promise<number> {
  const rows: unknown = await connection(lineTable)
    .join(ticketTable, (on) => {
      on.on(`${ticketTable}.orderId`, `${lineTable}.orderId`).andOn(`${ticketTable}.line`, `${lineTable}.position`);
    })
    .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
    .where({ eventId, cancelledAt: null })
    .whereIn("state", orderStates.filter(hasTickets))
    .groupBy("admission", "pool")
    .select("admission", "pool")
    .count({ sum: `${ticketTable}.id` });
  return groupsSchema
    .parse(rows)
    .filter(
      ({ admission, pool }) => admissionDays(admission).includes(day) && (stand === null || isOfStand(pool, stand)),
    )
    .reduce((total, { sum }) => total + sum, 0);
}

/** Whether a stock pool is one of a grandstand: that of its seats, or of its wheelchair places. */
function isOfStand(pool: string, stand: string): boolean {
  return pool === stand || pool.startsWith(`${stand}:`);
}
