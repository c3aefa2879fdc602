import * as z from "zod";
import type { NotedPrices } from "#contract/shop/waiting-room";
import type { Queries } from "../../database/shared-work.ts";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import { timestampColumn } from "../tables/order-tables.ts";
import { keptPriceTable } from "../tables/waiting-tables.ts";

/** Prices in cents by `{ticketId}/{admission key}`. */
const pricesSchema = z.record(z.string(), z.number());

const rowSchema = z.object({ since: timestampColumn, prices: z.string() });

/** Records an event's prices if they changed. @param now - Milliseconds since 1970. */
export async function recordPrices(trx: Queries, roomId: number, entry: OfferEntry, now: number): Promise<void> {
  const pairs = entry.offers.flatMap(({ ticketId, admissions }) =>
    admissions.map(({ key, priceCents }) => [`${ticketId}/${key}`, priceCents] as const),
  );
  const prices = JSON.stringify(Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1))));
  const last: unknown = await trx(keptPriceTable).where({ roomId }).orderBy("id", "desc").first("since", "prices");
  if (last !== undefined && rowSchema.parse(last).prices === prices) return;
  await trx(keptPriceTable).insert({ roomId, since: now, prices });
}

/** Reads all recorded prices of an event, oldest first. */
export async function readPriceHistory(queries: Queries, roomId: number): Promise<NotedPrices[]> {
  const rows: unknown = await queries(keptPriceTable).where({ roomId }).orderBy("id").select("since", "prices");
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ since, prices }) => ({
      since: new Date(since).toISOString(),
      priceCents: pricesSchema.parse(JSON.parse(prices)),
    }));
}
