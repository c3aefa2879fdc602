import { isShared } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";
import type { StockKey } from "./places.ts";
import { recordLevels } from "./record-levels.ts";

type Resized = { outcome: "resized"; row: StockRow } | { outcome: "too-small"; least: number };

/**
 * Sets how many places a row of the stock has, also while it is being sold; a row that isn't there is made.
 *
 * @param capacity - A whole number, zero or more.
 * @returns `too-small` when more than that is held and sold already: `least` is how many.
 */
export async function resizeStock(shop: Shop, { eventId, day, pool }: StockKey, capacity: number): Promise<Resized> {
  if (!Number.isSafeInteger(capacity) || capacity < 0) throw new RangeError(`No number of places: ${capacity}`);
  const offers = await shop.offersOf("nl");
  return shop.db.transaction(async ({ trx, onCommit }): Promise<Resized> => {
    const key = { eventId, day, pool };
    await trx(stockTable)
      .insert({ ...key, capacity: 0 })
      .onConflict(["eventId", "day", "pool"])
      .ignore();
    const found = trx(stockTable).where(key);
    const row: unknown = await (isShared(shop.db) ? found.forUpdate() : found).first();
    const before = stockRowSchema.parse(row);
    const least = before.held + before.sold;
    if (capacity < least) return { outcome: "too-small", least };
    await trx(stockTable).where({ id: before.id }).update({ capacity });
    const after = { ...before, capacity };
    if (await recordLevels(shop, offers, [{ before, after }])) onCommit(shop.onChangesRecorded);
    return { outcome: "resized", row: after };
  });
}
