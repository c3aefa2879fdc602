import type { Customer } from "#contract/shop/order";
import { removeOrderMails } from "../../mail/mail-table.ts";
import type { Shop } from "../shop.ts";
import { orderChangeTable } from "../tables/order-change-table.ts";
import { scanTable } from "../tables/scan-tables.ts";
import { changeOrder, type OrderStep } from "./change-order.ts";
import { readTickets, replaceTicket } from "./issue-tickets.ts";
import { searchColumnsOf } from "../tables/search-text.ts";

/** `forgotten`: nobody knows any more whose order it was. `paying`: the customer is at the bank. */
export type MendOutcome = "mended" | "forgotten" | "paying";

interface NewAddress {
  /** An e-mail address. */
  email: string;
  /** Name of the staff member. */
  byWhom: string;
}

/**
 * Gives an order another e-mail address, as its customer mistyped it. What was mailed to the old one opens nothing any more:
 * the order's address is new, and so are the codes of its tickets, but for those that let somebody in. The customer gets the
 * mail of how it stands at the new address. The same address changes nothing.
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
    // The bank leads back to the order's address, which has to be another one.
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

/** Gives new codes to unused tickets, and mails them. @returns How many. */
async function replaceUnused({ trx, order, tell }: OrderStep, by: { now: number; byWhom: string }): Promise<number> {
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
  if (replaced > 0) await tell();
  return replaced;
}

/** Mails the new address how an order without such tickets stands. */
async function mailAnew(shop: Shop, id: number): Promise<void> {
  try {
    await shop.sendMailAgain?.(id, `new address ${shop.now()}`);
  } catch (error) {
    shop.log.error(`No mail went to the new address of order ${id}: ${String(error)}`);
  }
}
