import * as z from "zod";
import type { Core } from "@strapi/strapi";
import { type OrderState, orderStateRules, orderStates } from "#contract/shop/order";
import type { Queries } from "../../database/shared-work.ts";
import { staffMethods } from "../orders/read-payments.ts";
import { orderTable } from "../tables/order-tables.ts";
import { paymentTable, refundTable } from "../tables/payment-tables.ts";
import type { ToDoView } from "./kassa-view.ts";

const revokedStates = orderStates.filter((state) => orderStateRules[state].end === "revoked");

/** Most orders to list of each kind. */
const maxNamed = 50;

const rowsSchema = z.array(
  z.object({ id: z.number(), number: z.string(), name: z.string().nullable(), cents: z.coerce.number() }),
);

/** Reads the orders that staff must act on, as their money isn't settled and no job does it. */
export async function readToDo({ connection }: Pick<Core.Strapi["db"], "connection">): Promise<ToDoView[]> {
  const found: [ToDoView["kind"], unknown][] = [
    ["refund-failed", await refundsOf(connection).where(`${refundTable}.state`, "failed")],
    ["paid-twice", await paidTwiceIn(connection)],
    ["refund-due", await ordersWithMoney(connection, ["refund-due"])],
    ["to-transfer", await toTransferIn(connection)],
    ["charged-back", await takenBackIn(connection)],
    ["money-kept", await ordersWithMoney(connection, revokedStates)],
  ];
  return found.flatMap(([kind, rows]) =>
    rowsSchema.parse(rows).map(({ id, number, name, cents }) => ({ kind, id, number, name: name ?? "", cents })),
  );
}

/** Queries the sum of refunds of each order, the oldest refund first. */
function refundsOf(connection: Queries) {
  const order = ["id", "number", "name"].map((column) => `${orderTable}.${column}`);
  return connection(refundTable)
    .join(orderTable, `${orderTable}.id`, `${refundTable}.orderId`)
    .groupBy(order)
    .orderByRaw("min(??)", [`${refundTable}.id`])
    .limit(maxNamed)
    .select(order)
    .sum(`${refundTable}.amountCents as cents`);
}

/** Queries refunds that staff must still transfer themselves, as the provider never had the money. */
function toTransferIn(connection: Queries) {
  return refundsOf(connection)
    .leftJoin(paymentTable, `${paymentTable}.id`, `${refundTable}.paymentId`)
    .where(`${refundTable}.state`, "under-way")
    .andWhere((own) => {
      own.whereNull("paymentId").orWhereIn(`${paymentTable}.method`, staffMethods);
    });
}

/**
 * Queries orders in these states that still have money: payments less chargebacks and refunds. A refunded order does
 * when a bank reverses a chargeback, or when it is paid once more.
 */
function ordersWithMoney(connection: Queries, states: OrderState[]) {
  const kept = "sum(?? - ??) - ??";
  const columns = [`${paymentTable}.amountCents`, `${paymentTable}.chargedBackCents`, `${orderTable}.refundedCents`];
  const order = ["id", "number", "name"].map((column) => `${orderTable}.${column}`);
  return connection(orderTable)
    .join(paymentTable, `${paymentTable}.orderId`, `${orderTable}.id`)
    .whereIn(`${orderTable}.state`, states)
    .andWhere(`${paymentTable}.state`, "paid")
    .groupBy([...order, `${orderTable}.refundedCents`])
    .havingRaw(`${kept} > 0`, columns)
    .orderBy(`${orderTable}.id`)
    .limit(maxNamed)
    .select(order)
    .select(connection.raw(`${kept} as cents`, columns));
}

/** Queries paid orders with a surplus that isn't refunded. */
function paidTwiceIn(connection: Queries) {
  return connection(orderTable)
    .where({ state: "paid" })
    .andWhere("surplusCents", ">", 0)
    .whereRaw("?? > ?? + ??", ["surplusCents", "refundedCents", "chargedBackCents"])
    .orderBy("id")
    .limit(maxNamed)
    .select("id", "number", "name")
    .select(connection.raw("?? - ?? - ?? as cents", ["surplusCents", "refundedCents", "chargedBackCents"]));
}

/**
 * Queries paid orders with a chargeback beyond their surplus. Their tickets stay valid, though nobody paid for them,
 * until staff cancel the order.
 */
function takenBackIn(connection: Queries) {
  const left = "?? - case when ?? > ?? then ?? - ?? else 0 end";
  const columns = ["chargedBackCents", "surplusCents", "refundedCents", "surplusCents", "refundedCents"];
  return connection(orderTable)
    .where({ state: "paid" })
    .andWhere("chargedBackCents", ">", 0)
    .whereRaw(`${left} > 0`, columns)
    .orderBy("id")
    .limit(maxNamed)
    .select("id", "number", "name")
    .select(connection.raw(`${left} as cents`, columns));
}
