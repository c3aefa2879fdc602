import { isShared } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";
import type { StockKey } from "../stock/places.ts";
import { recordLevels } from "./record-levels.ts";

type Resized =
  | { outcome: "resized"; row: StockRow }
  | { outcome: "too-small"; least: number }
  | { outcome: "changed"; capacity: number };

/**
 * Sets how many places a row of the stock has, also while it is being sold; a row that isn't there is made.
 *
 * @param capacity - A whole number, zero or more.
 * @param seenCapacity - What it is to be now; without, it may be any.
 * @returns `too-small` when more than that is held and sold already: `least` is how many. `changed` when somebody set
 *   another number since it was seen: `capacity` is that.
 */
export async function resizeStock(
  shop: Shop,
  { eventId, day, pool }: StockKey,
  capacity: number,
  seenCapacity?: number,
): Promise<Resized> {
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
    // What is so already was perhaps set by the same press, sent twice.
    if (seenCapacity !== undefined && before.capacity !== seenCapacity && before.capacity !== capacity) {
      return { outcome: "changed", capacity: before.capacity };
    }
    const least = before.held + before.sold;
    if (capacity < least) return { outcome: "too-small", least };
    await trx(stockTable).where({ id: before.id }).update({ capacity });
    const after = { ...before, capacity };
    if (await recordLevels(shop, offers, [{ before, after }])) onCommit(shop.onChangesRecorded);
    return { outcome: "resized", row: after };
  });
}
