import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import { momentColumn } from "../tables/order-tables.ts";
import { keptPriceTable } from "../tables/waiting-tables.ts";

/** Net prices in cents by `{ticketId}/{admission key}`. */
const pricesSchema = z.record(z.string(), z.number());

const rowSchema = z.object({ since: momentColumn, prices: z.string() });

/** Writes down an event's prices when they are others than the last ones. @param now - Milliseconds since 1970. */
export async function notePrices(trx: Queries, roomId: number, entry: OfferEntry, now: number): Promise<void> {
  const pairs = entry.offers.flatMap(({ ticketId, admissions }) =>
    admissions.map(({ key, netCents }) => [`${ticketId}/${key}`, netCents] as const),
  );
  const prices = JSON.stringify(Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1))));
  const last: unknown = await trx(keptPriceTable).where({ roomId }).orderBy("id", "desc").first("since", "prices");
  if (last !== undefined && rowSchema.parse(last).prices === prices) return;
  await trx(keptPriceTable).insert({ roomId, since: now, prices });
}

/**
 * The prices of an event as they were when a visitor joined its waiting room.
 *
 * @param joinedAt - Milliseconds since 1970.
 * @returns Net cents by `{ticketId}/{admission key}`; empty when none were written down.
 */
export async function pricesAt(queries: Queries, roomId: number, joinedAt: number): Promise<Record<string, number>> {
  const rows = z
    .array(rowSchema)
    .parse(await queries(keptPriceTable).where({ roomId }).orderBy("id").select("since", "prices"));
  const then = rows.findLast(({ since }) => since <= joinedAt) ?? rows[0];
  return then === undefined ? {} : pricesSchema.parse(JSON.parse(then.prices));
}
