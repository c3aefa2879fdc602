import * as z from "zod";
import type { OrderState } from "#contract/shop/order";
import { isShared, type Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { moveStock } from "../stock/move-stock.ts";
import type { Placed } from "../stock/places.ts";
import { recordLevels } from "../catalogue/record-levels.ts";
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

/** Names an order. */
export type OrderKey = { id: number } | { token: string };

/** Columns to change besides the state. */
type Patch = Partial<
  Pick<
    OrderRow,
    | "token"
    | "number"
    | "invoiceNumber"
    | "placedAt"
    | "heldUntil"
    | "extensions"
    | "method"
    | "email"
    | "name"
    | "grossCents"
    | "refundedCents"
    | "chargedBackCents"
    | "surplusCents"
    | "vatCheck"
    | "placeKey"
    | "placeHash"
    | "network"
    | "wantsNews"
    | "locale"
  >
> &
  Partial<SearchColumns> & { customer?: string };

/** An order that nobody else can change until the transaction ends. */
export interface OrderStep {
  trx: Queries;
  order: OrderRow;
  lines: readonly LineRow[];
  /** Changes the order but not its state. A refund in it is mailed to the customer. */
  patch: (columns: Patch) => Promise<void>;
  /** Mails the customer the outcome of refunds and changes of tickets, as far as no mail had them yet. */
  tell: () => Promise<void>;
  /**
   * Brings the order into another state, and with it its places and tickets.
   *
   * @throws {StockShort} Its places are to be taken again, and there are too few. The transaction must be undone.
   */
  move: (to: OrderState, columns?: Patch) => Promise<void>;
  /** Gives back a place of a line, whose ticket was cancelled by itself; the order stays as it is. */
  freePlace: (line: LineRow) => Promise<void>;
}

/**
 * Works on an order in a transaction of its own. The order's row is locked first and rows of the stock after it,
 * everywhere: transactions never wait for each other in a circle.
 *
 * @returns What `work` answers; `null` when there is no such order.
 */
export async function changeOrder<Result>(
  shop: Shop,
  key: OrderKey,
  work: (step: OrderStep) => Promise<Result>,
): Promise<Result | null> {
  // Before the transaction, which holds the only connection of SQLite.
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

    const moveStockOf = async (placed: readonly Placed[], from: OrderState, to: OrderState | null) => {
      const moved = await moveStock(trx, placed, stockEffect(from), to === null ? null : stockEffect(to));
      if (await recordLevels(shop, offers, moved)) onCommit(shop.onChangesRecorded);
    };

    const move = async (to: OrderState, columns: Patch = {}): Promise<void> => {
      const from = order.state;
      await moveStockOf(placesOf(lines), from, to);
      const ends = stockEffect(to) === "held" ? {} : { heldUntil: null };
      const isSold = stockEffect(to) === "sold" && order.grossCents > 0 && order.invoiceNumber === null;
      const invoiced = isSold ? { invoiceNumber: await nextInvoiceNumber(shop.db, trx) } : {};
      const isPlaced = order.placedAt !== null || (columns.placedAt ?? null) !== null;
      await patch(Object.assign({ state: to, ...(isPlaced && { isTold: false }) }, ends, invoiced, columns));
      if (isPlaced) notifiedId = order.id;
      if (hasTickets(to)) await issueTickets(trx, order.id, lines);
      else if (stockEffect(to) === null) await cancelTickets(trx, order.id, shop.now());
    };

    const freePlace = async (line: LineRow): Promise<void> => {
      await moveStockOf([{ ...line, quantity: 1 }], order.state, null);
      await trx(lineTable).where({ id: line.id }).increment("endedTickets", 1);
    };

    const tell = async (): Promise<void> => {
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
      tell,
      move,
      freePlace,
    });
  });

  if (notifiedId !== null) notifyOrderChange(shop, notifiedId);
  return result;
}

/** The places that an order has by its lines. */
export function placesOf(lines: readonly LineRow[]): Placed[] {
  return lines.map((line) => ({ ...line, quantity: line.quantity - line.endedTickets }));
}

/** Reads the lines of an order, in order. */
export async function readLines(queries: Queries, orderId: number): Promise<LineRow[]> {
  const rows: unknown = await queries(lineTable).where({ orderId }).orderBy("position");
  return z.array(lineRowSchema).parse(rows);
}
