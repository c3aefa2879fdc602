import * as z from "zod";
import { lineTotal } from "#contract/shop/vat";
import type { Core } from "@strapi/strapi";
import { bookingOf } from "../orders/order-books.ts";
import { shareRefund } from "../orders/share-refund.ts";
import { type OrderState, orderStates } from "#contract/shop/order";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { paymentTable } from "../tables/payment-tables.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";

/** Reads all rows of the stock, by event, day and pool. */
export async function readStock({ connection }: Pick<Core.Strapi["db"], "connection">): Promise<StockRow[]> {
  const rows: unknown = await connection(stockTable).orderBy(["eventId", "day", "pool"]);
  return z.array(stockRowSchema).parse(rows);
}

/** What an admission of an event has brought in; amounts are cents. */
export interface Income {
  eventId: string;
  admission: string;
  /** Tickets sold: paid, invoiced or to be paid at the gate. */
  tickets: number;
  netCents: number;
  grossCents: number;
}

const soldSchema = z.array(
  z.object({
    eventId: z.string(),
    admission: z.string(),
    unitNetCents: z.number(),
    vatRate: z.number(),
    tickets: z.coerce.number(),
  }),
);

/** Adds up what was sold, less what was paid back of it, by event and admission; what was cancelled isn't in it. */
export async function readIncome({ connection }: Pick<Core.Strapi["db"], "connection">): Promise<Income[]> {
  const soldStates = orderStates.filter((state) => bookingOf(state) === "sold");
  const price = [`${lineTable}.eventId`, "admission", "unitNetCents", "vatRate"];
  const rows: unknown = await connection(lineTable)
    .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
    .whereIn("state", soldStates)
    .groupBy(price)
    .select(price)
    .sum("quantity as tickets")
    .orderBy([`${lineTable}.eventId`, "admission"]);

  const incomes = new Map<string, Income>();
  for (const { eventId, admission, unitNetCents, vatRate, tickets } of soldSchema.parse(rows)) {
    const { netCents, grossCents } = lineTotal(unitNetCents, vatRate, tickets);
    const key = `${eventId} ${admission}`;
    const income = incomes.get(key) ?? { eventId, admission, tickets: 0, netCents: 0, grossCents: 0 };
    income.tickets += tickets;
    income.netCents += netCents;
    income.grossCents += grossCents;
    incomes.set(key, income);
  }
  for (const { eventId, admission, netCents, grossCents } of await readRefunded(connection, soldStates)) {
    const income = incomes.get(`${eventId} ${admission}`);
    if (income === undefined) continue;
    income.netCents -= netCents;
    income.grossCents -= grossCents;
  }
  return [...incomes.values()];
}

const refundedSchema = z.array(
  z.object({
    orderId: z.number(),
    eventId: z.string(),
    admission: z.string(),
    unitNetCents: z.number(),
    vatRate: z.number(),
    quantity: z.number(),
    grossCents: z.number(),
    refundedCents: z.number(),
    chargedBackCents: z.number(),
  }),
);

const receivedSchema = z.array(z.object({ orderId: z.number(), cents: z.coerce.number() }));

/** What was received for orders, in cents, by their ids. */
async function readReceived(connection: Core.Strapi["db"]["connection"], ids: readonly number[]) {
  const rows: unknown = await connection(paymentTable)
    .whereIn("orderId", ids)
    .where({ state: "paid" })
    .groupBy("orderId")
    .select("orderId")
    .sum("amountCents as cents");
  return new Map(receivedSchema.parse(rows).map(({ orderId, cents }) => [orderId, cents]));
}

/** What went back of orders that stand, paid back or taken back by banks, for each of their lines. */
async function readRefunded(connection: Core.Strapi["db"]["connection"], soldStates: readonly OrderState[]) {
  const rows: unknown = await connection(lineTable)
    .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
    .whereIn("state", soldStates)
    .whereRaw("?? + ?? > 0", ["refundedCents", "chargedBackCents"])
    .orderBy(["orderId", "position"])
    .select(
      "orderId",
      `${lineTable}.eventId`,
      "admission",
      "unitNetCents",
      "vatRate",
      "quantity",
      "grossCents",
      "refundedCents",
      "chargedBackCents",
    );
  const refunded = refundedSchema.parse(rows);
  const ids = [...new Set(refunded.map(({ orderId }) => orderId))];
  const received = await readReceived(connection, ids);
  return ids.flatMap((id) => {
    const lines = refunded.filter(({ orderId }) => orderId === id);
    const { grossCents = 0, refundedCents = 0, chargedBackCents = 0 } = lines[0] ?? {};
    // What came in twice was never earned: paying it back costs nothing.
    const surplus = Math.max(0, (received.get(id) ?? 0) - grossCents);
    const shares = shareRefund(lines, Math.max(0, refundedCents + chargedBackCents - surplus));
    return lines.map(({ eventId, admission }, index) => ({
      eventId,
      admission,
      ...(shares[index] ?? { grossCents: 0, netCents: 0 }),
    }));
  });
}
