import { randomInt } from "node:crypto";
import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import type { LineRow } from "../tables/order-tables.ts";
import { makeTicketSerial } from "../documents/ticket-keys.ts";
import { orderChangeTable } from "../tables/order-change-table.ts";
import { scanTable } from "../tables/scan-tables.ts";
import { ticketRowSchema, type TicketRow, ticketTable } from "../tables/ticket-table.ts";

/** Crockford's base 32: no letter looks like a digit. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Creates an order's tickets, one for each person, if it has none yet. */
export async function issueTickets(trx: Queries, orderId: number, lines: readonly LineRow[]): Promise<void> {
  const existing: unknown = await trx(ticketTable).where({ orderId }).first("id");
  if (existing !== undefined) return;
  const tickets = lines.flatMap(({ position, quantity }) =>
    Array.from({ length: quantity }, () => ({
      orderId,
      line: position,
      serial: makeTicketSerial(),
      code: newCode(),
    })),
  );
  // SQLite limits the number of values in one statement.
  for (let index = 0; index < tickets.length; index += 400) {
    await trx(ticketTable).insert(tickets.slice(index, index + 400));
  }
}

/** Cancels the tickets of an order. @param now - Milliseconds since 1970. */
export async function cancelTickets(trx: Queries, orderId: number, now: number): Promise<void> {
  await trx(ticketTable).where({ orderId, cancelledAt: null }).update({ cancelledAt: now });
}

interface Replacement {
  /** Name on the new ticket; `null` for the customer's. */
  holder: string | null;
  /** Name of the staff member. */
  byWhom: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Replaces a ticket by one with a new serial and code, of which the caller notifies the customer. The new ticket keeps
 * the row and its id, and the old one gets a new, cancelled row: so a scan at this very moment counts for the new
 * ticket, and never both let somebody in.
 *
 * @returns `false` when the ticket was scanned, and so stays.
 */
export async function replaceTicket(
  trx: Queries,
  { id, ...old }: TicketRow,
  { holder, byWhom, now }: Replacement,
): Promise<boolean> {
  const scan: unknown = await trx(scanTable).where({ ticketId: id }).first("id");
  if (scan !== undefined) return false;
  const next = { serial: makeTicketSerial(), code: newCode(), holder };
  await trx(ticketTable).where({ id }).update(next);
  await trx(ticketTable).insert({ ...old, cancelledAt: now, replacedBy: id });
  const change = { kind: "replaced", code: old.code, newCode: next.code, createdAt: now, byWhom, isTold: false };
  await trx(orderChangeTable).insert({ orderId: old.orderId, ...change });
  return true;
}

/** Reads the tickets of an order; replaced ones come last. */
export async function readTickets(queries: Queries, orderId: number): Promise<TicketRow[]> {
  const rows: unknown = await queries(ticketTable).where({ orderId }).orderBy("id");
  return z.array(ticketRowSchema).parse(rows);
}

/** Returns the valid ticket that replaced another one; `undefined` for none. */
export function newerOf(tickets: readonly TicketRow[], old: TicketRow | undefined): TicketRow | undefined {
  return tickets.find(({ id, cancelledAt }) => id === old?.replacedBy && cancelledAt === null);
}

/** Makes a ticket's code: eight characters, in two groups. The table refuses one that exists already. */
function newCode(): string {
  return `${randomCode(4)} ${randomCode(4)}`;
}

/** Makes a random text of digits and capitals that people can type over. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join("");
}
