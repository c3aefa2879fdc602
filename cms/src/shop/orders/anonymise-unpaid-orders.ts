import type { Queries } from "../../database/shared-work.ts";
import { orderTable } from "../tables/order-tables.ts";
import { paymentTable } from "../tables/payment-tables.ts";

/**
 * Takes the customer out of orders that came to nothing: no money came, none can come any more, and no invoice went out, so the law
 * doesn't want them kept. Also what the customer of the others wished that isn't about the order, as the newsletter.
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
