import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";
import { type StockDemand, placesByRow, readStockRows, stockKeyText } from "./stock-keys.ts";

/** How an order counts in the stock. */
export type StockEffect = "held" | "sold";

/** The stock is too small: the transaction must be rolled back. */
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
 * Changes the stock of lines: takes it (`from` is `null`), frees it (`to` is `null`), or sells what was held. Prevents
 * deadlocks, as all transactions update stock rows in the order of their ids.
 *
 * @param trx - A transaction, which must be rolled back when this throws.
 * @throws {StockShort} The lines take stock, and there is too little.
 */
export async function moveStock(
  trx: Queries,
  lines: readonly StockDemand[],
  from: StockEffect | null,
  to: StockEffect | null,
): Promise<MovedRow[]> {
  if (from === to) return [];
  const places = placesByRow(lines);
  const rows = await readStockRows(trx, lines);
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

/** @returns The changed row; `null` when `held` and `sold` would exceed the capacity, or be negative. */
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
