import { randomInt } from "node:crypto";
import type { Queries } from "../../database/shared-work.ts";
import type { LineRow } from "../tables/order-tables.ts";
import { newSerial } from "../papers/ticket-keys.ts";
import { ticketTable } from "../tables/ticket-table.ts";

/** Crockford's base 32: no letter looks like a digit. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes one ticket for each person, if the order has none yet. */
export async function issueTickets(trx: Queries, orderId: number, lines: readonly LineRow[]): Promise<void> {
  const known: unknown = await trx(ticketTable).where({ orderId }).first("id");
  if (known !== undefined) return;
  const tickets = lines.flatMap(({ position, quantity }) =>
    Array.from({ length: quantity }, () => ({
      orderId,
      line: position,
      serial: newSerial(),
      code: newCode(),
    })),
  );
  // SQLite takes so many values in one statement.
  for (let index = 0; index < tickets.length; index += 400) {
    await trx(ticketTable).insert(tickets.slice(index, index + 400));
  }
}

/** Cancels the tickets of an order. @param now - Milliseconds since 1970. */
export async function cancelTickets(trx: Queries, orderId: number, now: number): Promise<void> {
  await trx(ticketTable).where({ orderId, cancelledAt: null }).update({ cancelledAt: now });
}

/** Eight characters, in two groups. The table refuses one that is there already: one in a million millions. */
function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join("");
  return `${part()} ${part()}`;
}
