import type { Shop } from "../shop.ts";
import { orderChangeTable } from "../tables/order-change-table.ts";
import { ticketTable } from "../tables/ticket-table.ts";
import { changeOrder } from "./change-order.ts";
import { newerOf, readTickets } from "./issue-tickets.ts";

/**
 * `unknown`: there is no such ticket, or it ended with its order. `changed`: it has got another code since the staff
 * member's screen was loaded. `unpaid`: its order isn't paid. `last`: it is the order's last valid ticket.
 */
type EndOutcome = "ended" | "unknown" | "changed" | "unpaid" | "last";

interface TicketEnding {
  code: string;
  /** For the customer and colleagues. */
  reason: string;
  /** Name of the staff member. */
  byWhom: string;
}

/**
 * Cancels one ticket of a paid order, and frees its stock; the other tickets stay valid. The circuit has its money
 * until staff refund it. An unpaid order keeps all tickets, as its price would stay the same.
 */
export async function endTicket(shop: Shop, orderId: number, ending: TicketEnding): Promise<EndOutcome> {
  const { code, reason, byWhom } = ending;
  const outcome = await changeOrder(
    shop,
    { id: orderId },
    async ({ trx, order, lines, freeTicketStock, notifyCustomer }) => {
      const tickets = await readTickets(trx, orderId);
      const ticket = tickets.find((each) => each.code === code);
      const line = lines.find(({ position }) => position === ticket?.line);
      if (newerOf(tickets, ticket) !== undefined) return "changed";
      if (ticket === undefined || line === undefined || ticket.replacedBy !== null) return "unknown";
      // A double press, or a colleague at the same moment.
      if (ticket.cancelledAt !== null) return order.state === "paid" ? "ended" : "unknown";
      if (order.state !== "paid") return "unpaid";
      if (tickets.every(({ id, cancelledAt }) => id === ticket.id || cancelledAt !== null)) return "last";

      const now = shop.now();
      await trx(ticketTable).where({ id: ticket.id }).update({ cancelledAt: now });
      await freeTicketStock(line);
      await trx(orderChangeTable).insert({
        orderId,
        kind: "ended",
        code,
        reason,
        createdAt: now,
        byWhom,
        isTold: false,
      });
      await notifyCustomer();
      return "ended";
    },
  );
  return outcome ?? "unknown";
}
