import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";
import { type Placed, placesByRow, readStockOf, stockKeyText } from "./places.ts";

/** How orders count in the stock. */
export type StockEffect = "held" | "sold";

/** There are too few places: the transaction must be undone. */
export class StockShort extends Error {
  constructor() {
    super("Too few places are left");
  }
}

/** A row of the stock before and after a change. */
export interface MovedRow {
  before: StockRow;
  after: StockRow;
}

/**
 * Moves the places of lines: takes them (`from` is `null`), gives them back (`to` is `null`), or sells what was held.
 * Each row is changed by one conditional update, in the order of their ids, as in every other transaction: two orders
 * never wait for each other.
 *
 * @param trx - A transaction, which must be undone when this throws.
 * @throws {StockShort} They are to be taken, and there are too few.
 */
export async function moveStock(
  trx: Queries,
  lines: readonly Placed[],
  from: StockEffect | null,
  to: StockEffect | null,
): Promise<MovedRow[]> {
  if (from === to) return [];
  const places = placesByRow(lines);
  const rows = await readStockOf(trx, lines);
  if (rows.length < places.size) {
    if (from === null) throw new StockShort();
    throw new Error("A row of the stock is gone that an order has places in");
  }

  const moved: MovedRow[] = [];
  for (const row of rows) {
    const quantity = places.get(stockKeyText(row)) ?? 0;
    const held = (to === "held" ? quantity : 0) - (from === "held" ? quantity : 0);
    const sold = (to === "sold" ? quantity : 0) - (from === "sold" ? quantity : 0);
    const after = await addToRow(trx, row.id, { held, sold });
    if (after === null && from === null) throw new StockShort();
    if (after === null) throw new Error(`The books don't balance: row ${row.id} of the stock`);
    moved.push({ before: { ...after, held: after.held - held, sold: after.sold - sold }, after });
  }
  return moved;
}

/** @returns The row as it is now; `null` when it would hold and sell more than there is, or less than nothing. */
async function addToRow(
  trx: Queries,
  id: number,
  { held, sold }: { held: number; sold: number },
): Promise<StockRow | null> {
  const rows: unknown = await trx(stockTable)
    .where({ id })
    .whereRaw("held + ? >= 0", [held])
    .whereRaw("sold + ? >= 0", [sold])
    .whereRaw("held + sold + ? <= capacity", [held + sold])
    .update({ held: trx.raw("held + ?", [held]), sold: trx.raw("sold + ?", [sold]) })
    .returning("*");
  return z.array(stockRowSchema).parse(rows).at(0) ?? null;
}
