import * as z from "zod";
import type { EventState } from "#contract/event-state";
import { admittingDay } from "#contract/shop/gate-days";
import { orderStates } from "#contract/shop/order";
import type { Scan, ScanResult } from "#contract/shop/scan-requests";
import { checkTicketCode, importTicketKeys, isTicketCode, type TicketKeys } from "#contract/shop/ticket-code";
import { eventStateOf } from "../orders/unavailable-events.ts";
import { hasTickets } from "../stock/stock-effect.ts";
import type { Shop } from "../shop.ts";
import { lineRowSchema, lineTable, orderTable } from "../tables/order-tables.ts";
import { scannerTable, type ScannerRow, type ScanRow, scanRowSchema, scanTable } from "../tables/scan-tables.ts";
import { ticketRowSchema, ticketTable } from "../tables/ticket-table.ts";
import { ticketEndOf } from "./ended-tickets.ts";

/** How far a device's clock may be ahead, in milliseconds, before it counts as wrong. */
const maxClockSkewMs = 5 * 60_000;

/** Scans tickets one after another, in the order in which the device scanned them. */
export async function scanTickets(shop: Shop, scanner: ScannerRow, scans: readonly Scan[]): Promise<ScanResult[]> {
  const keys = await importTicketKeys(shop.ticketKeys);
  const about = { keys, eventState: await eventStateOf(shop, scanner.eventId) };
  const results: ScanResult[] = [];
  for (const scan of scans) results.push(await scanTicket(shop, about, scanner, scan));
  return results;
}

interface ScannedAgainst {
  keys: TicketKeys;
  /** State of the scanner's event. */
  eventState: EventState;
}

async function scanTicket(
  shop: Shop,
  { keys, eventState }: ScannedAgainst,
  scanner: ScannerRow,
  scan: Scan,
): Promise<ScanResult> {
  const { id } = scan;
  const wanted = await parseTicketText(scan.text, keys);
  if (wanted === "forged") return { id, outcome: "forged" };
  const at = scannedAt(shop, scan);
  const found = await findTicket(shop, wanted, at);
  if (found === null) return { id, outcome: "unknown" };

  const { line, ticket: row, ticketId, isValid } = found;
  const { name, stand, admission } = line.snapshot;
  const { serial, code } = row;
  const ticket = { serial, code, name, admission, stand: stand?.name ?? null, gate: stand?.gate ?? null };
  if (!isValid) return { id, outcome: "cancelled", ticket, end: ticketEndOf(row) };
  if (line.eventId !== scanner.eventId) return { id, outcome: "wrong-event", ticket };
  if (eventState === "postponed" || eventState === "cancelled") return { id, outcome: `event-${eventState}`, ticket };
  const day = admittingDay(admission, scanner, new Date(at));
  if (day === null) return { id, outcome: "wrong-day", ticket };
  if (scanner.stand !== null && stand?.key !== scanner.stand) return { id, outcome: "wrong-gate", ticket };

  const place = `${ticketId} ${day} ${scanner.stand === null ? "grounds" : `stand:${scanner.stand}`}`;
  const noted = await recordScan(shop, { scannerId: scanner.id, scanId: id, ticketId, place, scannedAt: at });
  if (noted.ticketId !== ticketId) return { id, outcome: "unknown" };
  if (noted.admits !== null) return { id, outcome: "admitted", ticket };
  return { id, outcome: "already", ticket, first: await firstScan(shop, noted.place, scanner) };
}

/** Returns which ticket a text names: by a signed QR code, or a typed serial or short code. */
async function parseTicketText(
  text: string,
  keys: TicketKeys,
): Promise<"forged" | { serial: string } | { code: string }> {
  const capitals = text.trim().toUpperCase();
  if (isTicketCode(capitals)) {
    const { claim } = await checkTicketCode(capitals, keys);
    return claim === null ? "forged" : { serial: claim.serial };
  }
  const letters = capitals.replaceAll(/[\s-]/gu, "");
  return letters.length > 8 ? { serial: letters } : { code: `${letters.slice(0, 4)} ${letters.slice(4)}` };
}

/**
 * Finds a ticket, and whether it was valid when scanned, as a device sends offline scans later. `ticketId` is that of
 * the ticket that replaced it, if any, so that the scan uses up that one.
 */
async function findTicket(
  { db: { connection } }: Shop,
  wanted: { serial: string } | { code: string },
  scannedAtMs: number,
) {
  const found: unknown = await connection(ticketTable).where(wanted).first();
  if (found === undefined) return null;
  const ticket = ticketRowSchema.parse(found);
  const { orderId } = ticket;
  const line = lineRowSchema.parse(await connection(lineTable).where({ orderId, position: ticket.line }).first());
  const order = z
    .object({ state: z.enum(orderStates) })
    .parse(await connection(orderTable).where({ id: orderId }).first("state"));
  const wasValid = ticket.cancelledAt === null || scannedAtMs < ticket.cancelledAt;
  return { ticket, ticketId: ticket.replacedBy ?? ticket.id, line, isValid: wasValid && hasTickets(order.state) };
}

/** Returns when a ticket was scanned: now, when the device's clock is too far ahead. */
function scannedAt({ now }: Shop, { at }: Scan): number {
  const moment = Date.parse(at);
  return moment > now() + maxClockSkewMs ? now() : moment;
}

type Noted = Pick<ScanRow, "scannerId" | "scanId" | "ticketId" | "place" | "scannedAt">;

/**
 * Records a scan once. A unique index lets one scan admit for each ticket, day and area, whatever device it comes from.
 *
 * @returns The recorded scan, of this request or an earlier one.
 */
async function recordScan({ db: { connection }, now }: Shop, scan: Noted) {
  const { scannerId, scanId } = scan;
  const row = { ...scan, receivedAt: now() };
  const admitted = { ...row, admits: scan.place };
  await connection(scanTable).insert(admitted).onConflict().ignore();
  // Ignored for a scan that the insert above, or an earlier request, recorded.
  await connection(scanTable)
    .insert({ ...row, admits: null })
    .onConflict()
    .ignore();
  return scanRowSchema.parse(await connection(scanTable).where({ scannerId, scanId }).first());
}

const firstSchema = scanRowSchema.pick({ scannedAt: true, scannerId: true }).extend({
  gate: z.string(),
  name: z.string(),
});

async function firstScan({ db: { connection } }: Shop, admits: string, scanner: ScannerRow) {
  const found: unknown = await connection(scanTable)
    .join(scannerTable, `${scannerTable}.id`, `${scanTable}.scannerId`)
    .where({ admits })
    .first("scannedAt", "scannerId", "gate", "name");
  const first = firstSchema.parse(found);
  return {
    at: new Date(first.scannedAt).toISOString(),
    gate: first.gate,
    scanner: first.name,
    isSameScanner: first.scannerId === scanner.id,
  };
}
