import type { Shop } from "../shop.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import { changeOrder } from "./change-order.ts";
import { newerOf, readTickets, replaceTicket } from "./issue-tickets.ts";

/**
 * `unknown`: there is no such ticket, or it isn't valid any more. `scanned`: it let somebody in. `changed`: it has got
 * another code since the staff member's screen was loaded.
 */
type NameOutcome = "named" | "unknown" | "scanned" | "changed";

interface NewName {
  code: string;
  /** `null` for the customer's own name. */
  holder: string | null;
  /** Name of the staff member. */
  byWhom: string;
}

/** Puts a ticket in another name, with a new code, as others may have the old one. The same name changes nothing. */
export async function nameTicket(shop: Shop, orderId: number, { code, holder, byWhom }: NewName): Promise<NameOutcome> {
  const outcome = await changeOrder(shop, { id: orderId }, async ({ trx, order, notifyCustomer }) => {
    const tickets = await readTickets(trx, orderId);
    const ticket = tickets.find((each) => each.code === code);
    const newer = newerOf(tickets, ticket);
    const isNamed = (now: string | null) => nameOn(order, now) === nameOn(order, holder);
    // A double press, or a colleague at the same moment.
    if (newer !== undefined) return isNamed(newer.holder) ? "named" : "changed";
    if (ticket === undefined || ticket.cancelledAt !== null) return "unknown";
    if (isNamed(ticket.holder)) return "named";
    if (!(await replaceTicket(trx, ticket, { holder, byWhom, now: shop.now() }))) return "scanned";
    await notifyCustomer();
    return "named";
  });
  return outcome ?? "unknown";
}

function nameOn({ customer }: OrderRow, holder: string | null): string {
  return holder ?? (customer === null ? "" : `${customer.firstName} ${customer.lastName}`);
}
