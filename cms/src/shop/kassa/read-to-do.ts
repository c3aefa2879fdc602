import * as z from "zod";
import type { Core } from "@strapi/strapi";
import { type OrderState, orderStateRules, orderStates } from "#contract/shop/order";
import type { Queries } from "../../database/shared-work.ts";
import { staffMethods } from "../orders/is-at-provider.ts";
import { orderTable } from "../tables/order-tables.ts";
import { paymentTable, refundTable } from "../tables/payment-tables.ts";
import type { ToDoView } from "./kassa-view.ts";

const revokedStates = orderStates.filter((state) => orderStateRules[state].end === "revoked");

/** Most orders of each kind. */
const maxNamed = 50;

const rowsSchema = z.array(
  z.object({ id: z.number(), number: z.string(), name: z.string().nullable(), cents: z.coerce.number() }),
);

/** Reads which orders wait for staff: money that they must see to, as nothing else happens to it by itself. */
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

/** Refunds by their orders, the oldest first. */
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

/** Refunds that staff have to transfer themselves, as the provider never had the money, and haven't marked as transferred. */
function toTransferIn(connection: Queries) {
  return refundsOf(connection)
    .leftJoin(paymentTable, `${paymentTable}.id`, `${refundTable}.paymentId`)
    .where(`${refundTable}.state`, "under-way")
    .andWhere((own) => {
      own.whereNull("paymentId").orWhereIn(`${paymentTable}.method`, staffMethods);
    });
}

/**
 * Orders in these states whose money the circuit still has: what came in and wasn't taken back by banks is more than
 * what goes back. One that was refunded is among them when a bank changed its mind, or it was paid once more.
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

/** Orders that stand, of which more came in than they cost, and wasn't paid back. */
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
 * Orders that stand and whose money a bank took back, less what came in too much: tickets that nobody paid for stay valid
 * until staff cancel them, or the bank changes its mind.
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
