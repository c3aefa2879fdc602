import type { Shop } from "../shop.ts";
import { orderChangeTable } from "../tables/order-change-table.ts";
import { ticketTable } from "../tables/ticket-table.ts";
import { changeOrder } from "./change-order.ts";
import { newerOf, readTickets } from "./issue-tickets.ts";

/**
 * `unknown`: there is no such ticket, or it ended with its order. `changed`: it has another code since the staff member
 * looked. `unpaid`: its price is still to be paid. `last`: the order has no other that is valid.
 */
export type EndOutcome = "ended" | "unknown" | "changed" | "unpaid" | "last";

interface TicketEnding {
  code: string;
  /** As the customer and colleagues read it. */
  reason: string;
  /** Name of the staff member. */
  byWhom: string;
}

/**
 * Cancels one ticket of an order: its place is free again, the others and the order stand. Money is another matter: what
 * came in stays until it is refunded. Of an order that is still to be paid none is cancelled, as the price would stay that of
 * all of them.
 */
export async function endTicket(shop: Shop, orderId: number, ending: TicketEnding): Promise<EndOutcome> {
  const { code, reason, byWhom } = ending;
  const outcome = await changeOrder(shop, { id: orderId }, async ({ trx, order, lines, freePlace, tell }) => {
    const tickets = await readTickets(trx, orderId);
    const ticket = tickets.find((each) => each.code === code);
    const line = lines.find(({ position }) => position === ticket?.line);
    if (newerOf(tickets, ticket) !== undefined) return "changed";
    if (ticket === undefined || line === undefined || ticket.replacedBy !== null) return "unknown";
    // Pressed twice, or by a colleague at the same moment.
    if (ticket.cancelledAt !== null) return order.state === "paid" ? "ended" : "unknown";
    if (order.state !== "paid") return "unpaid";
    if (tickets.every(({ id, cancelledAt }) => id === ticket.id || cancelledAt !== null)) return "last";

    const now = shop.now();
    await trx(ticketTable).where({ id: ticket.id }).update({ cancelledAt: now });
    await freePlace(line);
    await trx(orderChangeTable).insert({ orderId, kind: "ended", code, reason, createdAt: now, byWhom, isTold: false });
    await tell();
    return "ended";
  });
  return outcome ?? "unknown";
}
