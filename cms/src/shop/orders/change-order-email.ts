import { removeOrderMails } from "../../mail/mail-table.ts";
import type { Shop } from "../shop.ts";
import { orderChangeTable } from "../tables/order-change-table.ts";
import { changeOrder } from "./change-order.ts";
import { readTickets, replaceTicket } from "./issue-tickets.ts";
import { mailAgain } from "./notify-order-changes.ts";
import { searchColumnsOf } from "../tables/search-text.ts";

/** `forgotten`: the customer's data was deleted. `paying`: the customer is on the payment page. */
type MendOutcome = "mended" | "forgotten" | "paying";

interface NewAddress {
  email: string;
  /** Name of the staff member. */
  byWhom: string;
}

/**
 * Corrects an order's e-mail address. Links and tickets in mails to the old one stop working: the order gets a
 * new token, and its unscanned tickets get new codes. The new address gets a mail. The same address changes nothing.
 */
export async function changeOrderEmail(
  shop: Shop,
  orderId: number,
  { email, byWhom }: NewAddress,
): Promise<MendOutcome> {
  const outcome = await changeOrder(shop, { id: orderId }, async ({ trx, order, patch, notifyCustomer }) => {
    if (order.customer === null) return "forgotten" as const;
    if (order.customer.email.toLowerCase() === email.toLowerCase()) return "same" as const;
    // The payment page will redirect to the order's URL, which contains its token.
    if (order.state === "awaiting-payment") return "paying" as const;
    await removeOrderMails(shop.db, orderId);
    const customer = { ...order.customer, email };
    const columns = { customer: JSON.stringify(customer), email: email.toLowerCase(), ...searchColumnsOf(customer) };
    await patch({ token: shop.newToken(), ...columns });
    const now = shop.now();
    await trx(orderChangeTable).insert({ orderId, kind: "address", createdAt: now, byWhom, isTold: true });
    let isReplaced = false;
    for (const ticket of await readTickets(trx, orderId)) {
      if (ticket.cancelledAt !== null) continue;
      if (await replaceTicket(trx, ticket, { holder: ticket.holder, byWhom, now })) isReplaced = true;
    }
    if (isReplaced) await notifyCustomer();
    return isReplaced ? ("told" as const) : ("untold" as const);
  });
  if (outcome === null || outcome === "forgotten") return "forgotten";
  if (outcome === "paying") return "paying";
  if (outcome === "untold") await mailAgain(shop, orderId, `new address ${shop.now()}`);
  return "mended";
}
