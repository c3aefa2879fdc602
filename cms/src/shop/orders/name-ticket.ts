import type { Core } from "@strapi/strapi";
import { ticketTable } from "../tables/ticket-table.ts";

/**
 * Puts a ticket on another name.
 *
 * @param holder - `null` for the customer's own.
 * @returns Whether there is such a ticket that wasn't cancelled.
 */
export async function nameTicket(
  { connection }: Pick<Core.Strapi["db"], "connection">,
  code: string,
  holder: string | null,
): Promise<boolean> {
  const count: unknown = await connection(ticketTable).where({ code, cancelledAt: null }).update({ holder });
  return count === 1;
}
