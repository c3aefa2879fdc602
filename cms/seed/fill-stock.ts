import type { Core } from "@strapi/strapi";
import type { SeedStock } from "./ticket-sales.ts";

type Queries = Core.Strapi["db"]["connection"];

/** The shop's stock table; `cms/src/shop/tables/stock-table.ts` creates it. */
const table = "circuit_stock";

/** Rows per query: SQLite limits the number of values. */
const batch = 100;

const arrangementPool = /^arrangement:(.+)$/u;

/**
 * Inserts the stock of tickets and arrangements; existing rows aren't changed.
 *
 * @param trx - The transaction of the seeding.
 * @param idOf - Returns the documentId of a seeded entry.
 */
export async function fillStock(
  trx: Queries,
  stock: readonly SeedStock[],
  idOf: (kind: "event" | "arrangement", key: string) => string,
): Promise<void> {
  const rows = stock.map(({ event, day, pool, capacity, sold }) => ({
    eventId: idOf("event", event),
    day,
    pool: pool.replace(arrangementPool, (_, key: string) => `arrangement:${idOf("arrangement", key)}`),
    capacity,
    held: 0,
    sold,
  }));
  for (let first = 0; first < rows.length; first += batch) {
    await trx(table)
      .insert(rows.slice(first, first + batch))
      .onConflict(["eventId", "day", "pool"])
      .ignore();
  }
}
