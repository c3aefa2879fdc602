import * as z from "zod";
import type { OrderState } from "#contract/shop/order";
import { isShared, type Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { moveStock } from "../stock/move-stock.ts";
import type { StockDemand } from "../stock/stock-keys.ts";
import { recordLevelChanges } from "../catalogue/record-level-changes.ts";
import {
  type LineRow,
  lineRowSchema,
  lineTable,
  type OrderRow,
  orderRowSchema,
  orderTable,
} from "../tables/order-tables.ts";
import { cancelTickets, issueTickets } from "./issue-tickets.ts";
import { nextInvoiceNumber } from "./invoice-number.ts";
import { stockEffect, hasTickets } from "../stock/stock-effect.ts";
import type { SearchColumns } from "../tables/search-text.ts";
import { notifyOrderChange } from "./notify-order-changes.ts";

export type OrderKey = { id: number } | { token: string } | { beginKey: string };

/** Columns to change besides the state. */
type Patch = Partial<Omit<OrderRow, "id" | "state" | "customer">> & Partial<SearchColumns> & { customer?: string };

/** An order whose row is locked until the transaction ends, with functions to change it. */
export interface LockedOrder {
  trx: Queries;
  order: OrderRow;
  lines: readonly LineRow[];
  /** Updates columns other than the state. A new `refundedCents` notifies the customer. */
  patch: (columns: Patch) => Promise<void>;
  /** Notifies the customer, after the commit, of refunds and tickets that changed since the last mail. */
  notifyCustomer: () => Promise<void>;
  /**
   * Changes the order's state, and with it its stock and tickets.
   *
   * @throws {StockShort} The order takes stock, and there is too little. The transaction must be rolled back.
   */
  changeState: (to: OrderState, columns?: Patch) => Promise<void>;
  /** Frees the stock of one cancelled ticket of a line. */
  freeTicketStock: (line: LineRow) => Promise<void>;
}

/**
 * Runs `work` on an order in a transaction of its own. Prevents deadlocks, as all transactions lock an order's row
 * before stock rows.
 *
 * @returns What `work` answers; `null` when there is no such order.
 */
export async function changeOrder<Result>(
  shop: Shop,
  key: OrderKey,
  work: (step: LockedOrder) => Promise<Result>,
): Promise<Result | null> {
  // Read before the transaction, which occupies SQLite's only connection.
  const offers = await shop.offersOf("nl");
  let notifiedId: number | null = null;

  const result = await shop.db.transaction(async ({ trx, onCommit }) => {
    const found = trx(orderTable).where(key);
    const row: unknown = await (isShared(shop.db) ? found.forUpdate() : found).first();
    if (row === undefined) return null;
    let order = orderRowSchema.parse(row);
    const lines = await readLines(trx, order.id);

    const patch = async (columns: Patch): Promise<void> => {
      const isRefund = columns.refundedCents !== undefined && columns.refundedCents !== order.refundedCents;
      const changed = Object.assign({}, columns, isRefund && { isTold: false });
      const rows: unknown = await trx(orderTable).where({ id: order.id }).update(changed).returning("*");
      order = z.tuple([orderRowSchema]).parse(rows)[0];
      if (isRefund) notifiedId = order.id;
    };

    const moveStockOf = async (placed: readonly StockDemand[], from: OrderState, to: OrderState | null) => {
      const moved = await moveStock(trx, placed, stockEffect(from), to === null ? null : stockEffect(to));
      if (await recordLevelChanges(shop, offers, moved)) onCommit(shop.onChangesRecorded);
    };

    const changeState = async (to: OrderState, columns: Patch = {}): Promise<void> => {
      const from = order.state;
      await moveStockOf(stockDemandOf(lines), from, to);
      const ends = stockEffect(to) === "held" ? {} : { heldUntil: null };
      const isSold = stockEffect(to) === "sold" && order.grossCents > 0 && order.invoiceNumber === null;
      const invoiced = isSold ? { invoiceNumber: await nextInvoiceNumber(shop.db, trx) } : {};
      const isPlaced = order.placedAt !== null || (columns.placedAt ?? null) !== null;
      await patch(Object.assign({ state: to, ...(isPlaced && { isTold: false }) }, ends, invoiced, columns));
      if (isPlaced) notifiedId = order.id;
      if (hasTickets(to)) await issueTickets(trx, order.id, lines);
      else if (stockEffect(to) === null) await cancelTickets(trx, order.id, shop.now());
    };

    const freeTicketStock = async (line: LineRow): Promise<void> => {
      await moveStockOf([{ ...line, quantity: 1 }], order.state, null);
      await trx(lineTable).where({ id: line.id }).increment("endedTickets", 1);
    };

    const notifyCustomer = async (): Promise<void> => {
      await trx(orderTable).where({ id: order.id }).update({ isTold: false });
      notifiedId = order.id;
    };

    return work({
      trx,
      get order() {
        return order;
      },
      lines,
      patch,
      notifyCustomer,
      changeState,
      freeTicketStock,
    });
  });

  if (notifiedId !== null) notifyOrderChange(shop, notifiedId);
  return result;
}

/** Returns how much stock an order's lines take, without singly cancelled tickets. */
export function stockDemandOf(lines: readonly LineRow[]): StockDemand[] {
  return lines.map((line) => ({ ...line, quantity: line.quantity - line.endedTickets }));
}

/** Reads the lines of an order, by position. */
export async function readLines(queries: Queries, orderId: number): Promise<LineRow[]> {
  const rows: unknown = await queries(lineTable).where({ orderId }).orderBy("position");
  return z.array(lineRowSchema).parse(rows);
}
