import { admissionDays } from "#contract/shop/admission-days";
import type { Queries } from "../../database/shared-work.ts";
import type { LineRow } from "../tables/order-tables.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";
import * as z from "zod";

/** Key of a stock row. */
export type StockKey = Pick<StockRow, "eventId" | "day" | "pool">;

/** What a line of an order or cart takes from the stock. */
export type StockDemand = Pick<LineRow, "eventId" | "admission" | "pool" | "quantity">;

/** Returns the key of a stock row as text, for maps and sets. */
export function stockKeyText({ eventId, day, pool }: StockKey): string {
  return JSON.stringify([eventId, day, pool]);
}

/** Returns the keys of the stock rows that a line takes from: one for each of its days. */
export function stockKeysOf({ eventId, admission, pool }: Omit<StockDemand, "quantity">): StockKey[] {
  return admissionDays(admission).map((day) => ({ eventId, day, pool }));
}

/** Sums what lines take from each stock row, by {@link stockKeyText}. */
export function placesByRow(lines: readonly StockDemand[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const line of lines) {
    for (const key of stockKeysOf(line).map(stockKeyText)) places.set(key, (places.get(key) ?? 0) + line.quantity);
  }
  return places;
}

/** Reads the existing stock rows that lines take from, in the order of their ids. */
export async function readStockRows(
  queries: Queries,
  lines: readonly Omit<StockDemand, "quantity">[],
): Promise<StockRow[]> {
  const keys = new Map(lines.flatMap(stockKeysOf).map((key) => [stockKeyText(key), key]));
  const values = [...keys.values()].map(({ eventId, day, pool }) => [eventId, day, pool]);
  const rows: unknown = await queries(stockTable).whereIn(["eventId", "day", "pool"], values).orderBy("id");
  return z.array(stockRowSchema).parse(rows);
}
