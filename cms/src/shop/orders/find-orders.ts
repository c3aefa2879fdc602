import * as z from "zod";
import type { Core } from "@strapi/strapi";
import { type OrderRow, orderRowSchema, orderTable } from "../tables/order-tables.ts";

const mostFound = 100;

/**
 * Finds placed orders by a part of their number, name or e-mail address, the newest first, 100 at most.
 *
 * @param asked - Empty for the newest orders.
 */
export async function findOrders(
  { connection }: Pick<Core.Strapi["db"], "connection">,
  asked: string,
): Promise<OrderRow[]> {
  const part = `%${asked
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const rows: unknown = await connection(orderTable)
    .whereNotNull("placedAt")
    .andWhere((either) => {
      for (const column of ["number", "name", "email"])
        either.orWhereRaw(String.raw`lower(??) like ? escape '\'`, [column, part]);
    })
    .orderBy("placedAt", "desc")
    .limit(mostFound);
  return z.array(orderRowSchema).parse(rows);
}
