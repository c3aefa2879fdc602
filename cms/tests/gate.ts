import { randomBytes } from "node:crypto";
import { createTicketSigner } from "../src/shop/documents/ticket-keys.ts";
import { makeScanner, type NewScanner, pairScanner } from "../src/shop/scans/scanners.ts";
import { scanTickets } from "../src/shop/scans/scan-tickets.ts";
import type { ScannerRow } from "../src/shop/tables/scan-tables.ts";
import { ticketTable } from "../src/shop/tables/ticket-table.ts";
import { type kassa, placed } from "./kassa.ts";
import { minute, type TestShop } from "./shop.ts";
import { newTicketKey } from "./ticket-key.ts";

/** The day of the event. */
export const day = "2027-06-25";
export const morning = Date.parse(`${day}T08:00:00Z`);
const signer = createTicketSigner([newTicketKey().signing]);

/** Of a scan. */
export const newId = () => randomBytes(16).toString("base64url");

/** A circuit on the morning of the event, with two tickets that are valid and a paired scanner at a gate. */
export async function gate(own: ReturnType<typeof kassa>, changes: Partial<NewScanner> = {}) {
  const { id } = await placed(own, "gate");
  const { shop } = own;
  shop.ticketKeys = signer.publicKeys;
  shop.clock.now = morning;
  const tickets: { serial: string; code: string }[] = await shop.db.connection(ticketTable).where({ orderId: id });
  const [first, second] = tickets;
  if (first === undefined || second === undefined) throw new Error("The order has no two tickets");
  const scanner = await paired(shop, changes);
  return { shop, orderId: id, first, second, scanner, qr: qrOf(first.serial) };
}

/** What staff say of a scanner of the event. */
export function aboutScanner({ now }: Pick<TestShop, "now">): NewScanner {
  const validUntil = now() + 600 * minute;
  return { name: "Telefoon 1", eventId: "tt", firstDay: day, lastDay: day, gate: "Oost 4", stand: null, validUntil };
}

/** A device that a scanner of the event is paired with. */
export async function paired(shop: TestShop, changes: Partial<NewScanner> = {}): Promise<ScannerRow> {
  const { code } = await makeScanner(shop, { ...aboutScanner(shop), ...changes });
  const made = await pairScanner(shop, code);
  if (made === null) throw new Error("The code wasn't taken");
  return made.scanner;
}

/** A real QR code of a ticket. */
export const qrOf = (serial: string, admission = day, eventId = "tt") =>
  signer.qrText({ serial, eventId, stand: null, admission });

/** Scans one ticket. */
export function scan(shop: TestShop, scanner: ScannerRow, text: string, id = newId(), at = shop.now()) {
  return scanTickets(shop, scanner, [{ id, text, at: new Date(at).toISOString() }]);
}
