import type { Order } from "#contract/shop/order";
import type { Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { orderRowSchema, orderTable } from "../tables/order-tables.ts";
import { type OrderKey, readLines } from "./change-order.ts";
import { composeOrder, type OrderRows } from "./compose-order.ts";
import { readTickets } from "./issue-tickets.ts";
import { readPayments } from "./read-payments.ts";
import { readRefunds } from "./read-refunds.ts";

/** Reads an order as the contract's `Order`; `null` when there is none. */
export async function readOrder(shop: Shop, key: OrderKey): Promise<Order | null> {
  const rows = await readOrderRows(shop.db.connection, key);
  return rows === null ? null : composeOrder(shop, rows);
}

/** Reads the rows of an order; `null` when there is none. */
export async function readOrderRows(queries: Queries, key: OrderKey): Promise<OrderRows | null> {
  const row: unknown = await queries(orderTable).where(key).first();
  if (row === undefined) return null;
  const order = orderRowSchema.parse(row);
  const isPlaced = order.placedAt !== null;
  return {
    order,
    lines: await readLines(queries, order.id),
    tickets: isPlaced ? await readTickets(queries, order.id) : [],
    payments: isPlaced ? await readPayments(queries, order.id) : [],
    refunds: order.refundedCents > 0 ? await readRefunds(queries, order.id) : [],
  };
}
