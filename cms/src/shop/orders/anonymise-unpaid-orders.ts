import type { Queries } from "../../database/shared-work.ts";
import { orderTable } from "../tables/order-tables.ts";
import { paymentTable } from "../tables/payment-tables.ts";

/**
 * Removes the customer's data from orders that came to nothing: no money came in, none can any more, and there is no
 * invoice to keep by law. On all orders of the customer it turns off mails about changes of the programme.
 *
 * @param email - In lower case.
 */
export async function anonymiseUnpaidOrders(queries: Queries, email: string): Promise<void> {
  await queries(orderTable).where({ email }).update({ wantsNews: false });
  await queries(orderTable)
    .where({ email, isTold: true, refundedCents: 0, chargedBackCents: 0, surplusCents: 0 })
    .whereIn("state", ["expired", "cancelled"])
    .whereNot({ method: "invoice" })
    .whereNotExists((payments) => {
      payments
        .from(paymentTable)
        .where("orderId", queries.ref(`${orderTable}.id`))
        .whereIn("state", ["open", "paid"]);
    })
    .update({
      customer: null,
      email: null,
      name: null,
      searchText: "",
      searchPhone: "",
      vatCheck: null,
      network: null,
    });
}
