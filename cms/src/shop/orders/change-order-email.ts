import type { Customer } from "#contract/shop/order";
import { removeOrderMails } from "../../mail/mail-table.ts";
import type { Shop } from "../shop.ts";
import { orderChangeTable } from "../tables/order-change-table.ts";
import { scanTable } from "../tables/scan-tables.ts";
import { changeOrder, type LockedOrder } from "./change-order.ts";
import { readTickets, replaceTicket } from "./issue-tickets.ts";
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
  const outcome = await changeOrder(shop, { id: orderId }, async (step) => {
    const { trx, order, patch } = step;
    const { customer } = order;
    if (customer === null) return "forgotten" as const;
    if (customer.email.toLowerCase() === email.toLowerCase()) return "same" as const;
    // The payment page will redirect to the order's URL, which contains its token.
    if (order.state === "awaiting-payment") return "paying" as const;
    await removeOrderMails(shop.db, orderId);
    await patch({ token: shop.newToken(), ...addressColumns({ ...customer, email }) });
    const change = { orderId, kind: "address", createdAt: shop.now(), byWhom, isTold: true };
    await trx(orderChangeTable).insert(change);
    const replaced = await replaceUnused(step, { now: shop.now(), byWhom });
    return replaced > 0 ? ("told" as const) : ("untold" as const);
  });
  if (outcome === null || outcome === "forgotten") return "forgotten";
  if (outcome === "paying") return "paying";
  if (outcome === "untold") await mailAnew(shop, orderId);
  return "mended";
}

function addressColumns(customer: Customer) {
  return {
    customer: JSON.stringify(customer),
    email: customer.email.toLowerCase(),
    ...searchColumnsOf(customer),
  };
}

/** Replaces tickets that nobody scanned, and notifies the customer. @returns How many. */
async function replaceUnused(
  { trx, order, notifyCustomer }: LockedOrder,
  by: { now: number; byWhom: string },
): Promise<number> {
  const tickets = await readTickets(trx, order.id);
  let replaced = 0;
  for (const ticket of tickets) {
    if (ticket.cancelledAt !== null) continue;
    const scan: unknown = await trx(scanTable).where({ ticketId: ticket.id }).first("id");
    if (scan !== undefined) continue;
    const newCode = await replaceTicket(trx, ticket, ticket.holder, by.now);
    await trx(orderChangeTable).insert({
      orderId: order.id,
      kind: "replaced",
      code: ticket.code,
      newCode,
      createdAt: by.now,
      byWhom: by.byWhom,
      isTold: false,
    });
    replaced += 1;
  }
  if (replaced > 0) await notifyCustomer();
  return replaced;
}

/** Mails the order's present state to the new address, when no tickets were replaced. */
async function mailAnew(shop: Shop, id: number): Promise<void> {
  try {
    await shop.sendMailAgain(id, `new address ${shop.now()}`);
  } catch (error) {
    shop.log.error(`No mail went to the new address of order ${id}: ${String(error)}`);
  }
}
