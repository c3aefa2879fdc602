import { isShared } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { stockRowSchema, stockTable } from "../tables/stock-table.ts";
import type { StockKey } from "../stock/stock-keys.ts";
import { recordLevelChanges } from "./record-level-changes.ts";

type Resized =
  | { outcome: "resized" }
  | { outcome: "too-small"; least: number }
  | { outcome: "changed"; capacity: number };

/**
 * Sets the capacity of a stock row, also while orders take from it; creates a missing row.
 *
 * @param capacity - A whole number, zero or more.
 * @param seenCapacity - Capacity on the staff member's screen; absent to overwrite any.
 * @returns `too-small`: orders hold or bought `least` already. `changed`: somebody set another `capacity` meanwhile.
 */
export async function setStockCapacity(
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
    // A request that was sent twice finds its own capacity: no conflict.
    if (seenCapacity !== undefined && before.capacity !== seenCapacity && before.capacity !== capacity) {
      return { outcome: "changed", capacity: before.capacity };
    }
    const least = before.held + before.sold;
    if (capacity < least) return { outcome: "too-small", least };
    await trx(stockTable).where({ id: before.id }).update({ capacity });
    const moved = [{ before, after: { ...before, capacity } }];
    if (await recordLevelChanges(shop, offers, moved)) onCommit(shop.onChangesRecorded);
    return { outcome: "resized" };
  });
}
