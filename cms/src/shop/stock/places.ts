import { admissionDays } from "#contract/shop/admission-days";
import type { Queries } from "../../database/shared-work.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";
import * as z from "zod";

/** Which row of the stock. */
export interface StockKey {
  eventId: string;
  /** `YYYY-MM-DD`. */
  day: string;
  pool: string;
}

/** A line that needs places: of an order, or of a cart whose tickets were read from the catalogue. */
export interface Placed {
  eventId: string;
  admission: string;
  pool: string;
  quantity: number;
}

/** One text for a row of the stock. */
export function stockKeyText({ eventId, day, pool }: StockKey): string {
  return JSON.stringify([eventId, day, pool]);
}

/** The rows that a line takes its places from: one for each of its days. */
export function stockKeysOf({ eventId, admission, pool }: Omit<Placed, "quantity">): StockKey[] {
  return admissionDays(admission).map((day) => ({ eventId, day, pool }));
}

/** How many places lines take from each row, by {@link stockKeyText}. */
export function placesByRow(lines: readonly Placed[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const line of lines) {
    for (const key of stockKeysOf(line).map(stockKeyText)) places.set(key, (places.get(key) ?? 0) + line.quantity);
  }
  return places;
}

/** Reads the rows that lines take their places from, in the order of their ids; rows that don't exist are missing. */
export async function readStockOf(queries: Queries, lines: readonly Omit<Placed, "quantity">[]): Promise<StockRow[]> {
  const keys = new Map(lines.flatMap(stockKeysOf).map((key) => [stockKeyText(key), key]));
  const values = [...keys.values()].map(({ eventId, day, pool }) => [eventId, day, pool]);
  const rows: unknown = await queries(stockTable).whereIn(["eventId", "day", "pool"], values).orderBy("id");
  return z.array(stockRowSchema).parse(rows);
}
