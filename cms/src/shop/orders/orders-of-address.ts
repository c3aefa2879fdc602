import * as z from "zod";
import type { Order } from "#contract/shop/order";
import type { Shop } from "../shop.ts";
import { orderTable } from "../tables/order-tables.ts";
import { idsSchema } from "./free-due-holds.ts";
import { readOrder } from "./read-order.ts";

interface OrdersOfAddress {
  orders: Order[];
  hasMore: boolean;
}

/**
 * Reads the placed orders of an e-mail address, the newest first. Only for a visitor who has proved to own the address,
 * as the orders have their tokens and tickets.
 *
 * @param email - In lower case.
 * @param page - From one.
 */
export async function ordersOfAddress(
  shop: Shop,
  email: string,
  { page, size }: { page: number; size: number },
): Promise<OrdersOfAddress> {
  const rows: unknown = await shop.db
    .connection(orderTable)
    .where({ email })
    .whereNotNull("placedAt")
    .orderBy([
      { column: "placedAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .offset((page - 1) * size)
    .limit(size + 1)
    .select("id");
  const ids = idsSchema.parse(rows);
  const orders = await Promise.all(ids.slice(0, size).map(({ id }) => readOrder(shop, { id })));
  return { orders: orders.filter((order) => order !== null), hasMore: ids.length > size };
}

const tokenSchema = z.object({ token: z.string() }).optional();

/** Reads the token of a customer's placed order; `null` for any other number. @param email - In lower case. */
export async function tokenOfNumber(shop: Shop, email: string, number: string): Promise<string | null> {
  const row: unknown = await shop.db
    .connection(orderTable)
    .where({ email, number })
    .whereNotNull("placedAt")
    .first("token");
  return tokenSchema.parse(row)?.token ?? null;
}
