import * as z from "zod";
import { stockKeysOf, stockKeyText } from "../stock/stock-keys.ts";
import { placesLeft } from "../stock/stock-level.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";
import { cachedRead } from "./cached-reads.ts";

/** Stock rows by `stockKeyText`. */
type Stock = ReadonlyMap<string, StockRow>;

/** Age at which a day is over in every time zone, in milliseconds. */
const longAgo = 2 * 86_400_000;

/** Reads the stock from today on; at most a second old. */
export const readUpcomingStock = cachedRead<"all", Stock>(async ({ db }) => {
  const since = new Date(Date.now() - longAgo).toISOString().slice(0, 10);
  const rows: unknown = await db.connection(stockTable).where("day", ">=", since);
  return new Map(
    z
      .array(stockRowSchema)
      .parse(rows)
      .map((row) => [stockKeyText(row), row]),
  );
});

/** Returns the stock row that limits an admission: that of its fullest day; `null` when a day has no row. */
export function limitingRow(
  stock: Stock,
  place: { eventId: string; pool: string; admission: string },
): StockRow | null {
  let fullest: StockRow | null = null;
  for (const key of stockKeysOf(place)) {
    const row = stock.get(stockKeyText(key));
    if (row === undefined) return null;
    if (fullest === null || placesLeft(row) < placesLeft(fullest)) fullest = row;
  }
  return fullest;
}
