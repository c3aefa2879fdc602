import { randomInt } from "node:crypto";
import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import type { LineRow } from "../tables/order-tables.ts";
import { newSerial } from "../documents/ticket-keys.ts";
import { ticketRowSchema, type TicketRow, ticketTable } from "../tables/ticket-table.ts";

/** Crockford's base 32: no letter looks like a digit. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes one ticket for each person, if the order has none yet. */
export async function issueTickets(trx: Queries, orderId: number, lines: readonly LineRow[]): Promise<void> {
  const existing: unknown = await trx(ticketTable).where({ orderId }).first("id");
  if (existing !== undefined) return;
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

/**
 * Puts a ticket that is valid in the place of another one, with a serial and a code of its own. The row stays that of the
 * place: a scan at this very moment counts for the new one, so that never both let somebody in.
 *
 * @param holder - On whose name; `null` for the customer's.
 * @param now - Milliseconds since 1970.
 * @returns The new code.
 */
export async function replaceTicket(
  trx: Queries,
  { id, orderId, line, serial, code, ...before }: TicketRow,
  holder: string | null,
  now: number,
): Promise<string> {
  const next = { serial: newSerial(), code: newCode(), holder };
  await trx(ticketTable).where({ id }).update(next);
  await trx(ticketTable).insert({
    orderId,
    line,
    serial,
    code,
    holder: before.holder,
    cancelledAt: now,
    replacedBy: id,
  });
  return next.code;
}

/** Reads the tickets of an order, in order; those that others took the place of come last. */
export async function readTickets(queries: Queries, orderId: number): Promise<TicketRow[]> {
  const rows: unknown = await queries(ticketTable).where({ orderId }).orderBy("id");
  return z.array(ticketRowSchema).parse(rows);
}

/** The valid ticket that took the place of one; `undefined` when none did. */
export function newerOf(tickets: readonly TicketRow[], old: TicketRow | undefined): TicketRow | undefined {
  return tickets.find(({ id, cancelledAt }) => id === old?.replacedBy && cancelledAt === null);
}

/** Eight characters, in two groups. The table refuses one that is there already: one in a million millions. */
function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join("");
  return `${part()} ${part()}`;
}
