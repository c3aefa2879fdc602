import * as z from "zod";
import type { Core } from "@strapi/strapi";
import type { Queries } from "../../database/shared-work.ts";
import { standingStates } from "./stock-effect.ts";
import { shareRefund } from "./share-refund.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { paymentTable } from "../tables/payment-tables.ts";
import { type StockRow, stockRowSchema, stockTable } from "../tables/stock-table.ts";

type Db = Pick<Core.Strapi["db"], "connection">;

const eventIdColumn = `${lineTable}.eventId`;

/** Reads stock rows, sorted by event, day and pool. @param eventIds - Absent for all events. */
export async function readStock({ connection }: Db, eventIds?: readonly string[]): Promise<StockRow[]> {
  const stock = connection(stockTable).orderBy(["eventId", "day", "pool"]);
  const rows: unknown = await (eventIds === undefined ? stock : stock.whereIn("eventId", eventIds));
  return z.array(stockRowSchema).parse(rows);
}

const lastDaysSchema = z.array(z.object({ eventId: z.string(), lastDay: z.string() }));

/** Reads the last day with stock (`YYYY-MM-DD`) of each event. */
export async function readLastDays({ connection }: Db): Promise<ReadonlyMap<string, string>> {
  const rows: unknown = await connection(stockTable).groupBy("eventId").select("eventId").max("day as lastDay");
  return new Map(lastDaysSchema.parse(rows).map(({ eventId, lastDay }) => [eventId, lastDay]));
}

/** Revenue of an admission of an event; amounts are cents. */
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
    ordered: z.coerce.number(),
    ended: z.coerce.number(),
    netCents: z.coerce.number(),
    vatCents: z.coerce.number(),
  }),
);

/** Sums the revenue of events' valid orders, less their refunds, by event and admission. */
export async function readIncome({ connection }: Db, eventIds: readonly string[]): Promise<Income[]> {
  const sold = [eventIdColumn, "admission"];
  const rows: unknown = await connection(lineTable)
    .whereIn(eventIdColumn, eventIds)
    .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
    .whereIn("state", standingStates)
    .groupBy(sold)
    .select(sold)
    .sum({ ordered: "quantity", ended: "endedTickets", netCents: "netCents", vatCents: "vatCents" })
    .orderBy(sold);

  const incomes = new Map<string, Income>();
  for (const { ordered, ended, vatCents, ...income } of soldSchema.parse(rows)) {
    // The price of a singly cancelled ticket counts until staff refund it.
    const grossCents = income.netCents + vatCents;
    incomes.set(`${income.eventId} ${income.admission}`, { ...income, tickets: ordered - ended, grossCents });
  }
  for (const { eventId, admission, netCents, grossCents } of await readRefunded(connection, eventIds)) {
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
    netCents: z.number(),
    vatCents: z.number(),
    quantity: z.number(),
    endedTickets: z.number(),
    grossCents: z.number(),
    refundedCents: z.number(),
    chargedBackCents: z.number(),
  }),
);

const receivedSchema = z.array(z.object({ orderId: z.number(), cents: z.coerce.number() }));

/** Sums the payments received for orders, in cents, by order id. @param orders - A query for those ids. */
async function readReceived(connection: Queries, orders: ReturnType<Queries>) {
  const rows: unknown = await connection(paymentTable)
    .whereIn("orderId", orders)
    .where({ state: "paid" })
    .groupBy("orderId")
    .select("orderId")
    .sum("amountCents as cents");
  return new Map(receivedSchema.parse(rows).map(({ orderId, cents }) => [orderId, cents]));
}

/** Divides the refunds and chargebacks of valid orders over their lines. */
async function readRefunded(connection: Queries, eventIds: readonly string[]) {
  // A refund is divided over all lines of its order, of whatever event.
  const orders = () =>
    connection(lineTable)
      .whereIn(eventIdColumn, eventIds)
      .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
      .whereIn("state", standingStates)
      .whereRaw("?? + ?? > 0", ["refundedCents", "chargedBackCents"])
      .select("orderId");
  const rows: unknown = await connection(lineTable)
    .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
    .whereIn("orderId", orders())
    .orderBy(["orderId", "position"])
    .select(
      "orderId",
      eventIdColumn,
      "admission",
      "netCents",
      "vatCents",
      "quantity",
      "endedTickets",
      "grossCents",
      "refundedCents",
      "chargedBackCents",
    );
  const refunded = refundedSchema.parse(rows);
  if (refunded.length === 0) return [];
  const received = await readReceived(connection, orders());
  return [...Map.groupBy(refunded, ({ orderId }) => orderId)].flatMap(([id, lines]) => {
    const { grossCents = 0, refundedCents = 0, chargedBackCents = 0 } = lines[0] ?? {};
    // A refunded surplus doesn't reduce the revenue, which never had it.
    const surplus = Math.max(0, (received.get(id) ?? 0) - grossCents);
    const shares = shareRefund(lines, Math.max(0, refundedCents + chargedBackCents - surplus));
    return lines.map(({ eventId, admission }, index) => ({
      eventId,
      admission,
      ...(shares[index] ?? { grossCents: 0, netCents: 0 }),
    }));
  });
}
