import { admittingDay } from "@circuit/contract/shop/gate-days";
import {
  checkTicketCode,
  eventHash,
  importTicketKeys,
  isTicketCode,
  standHash,
  type TicketKeys,
} from "@circuit/contract/shop/ticket-code";
import type { FirstScan, Verdict, VerdictKind, VerdictTicket } from "./verdict.ts";
import type { ScannerDevice } from "./scan-page-data.ts";

interface OfflineQuestion {
  /** Text of the QR code, or the typed code. */
  text: string;
  /** Time of the scan, ISO 8601. */
  at: string;
  device: Pick<ScannerDevice, "scanner" | "keys" | "ended">;
  /** When this device admitted a ticket, ISO 8601; `null` when it didn't. @param key - From {@link admissionKeyOf}. */
  admittedAt: (key: string) => Promise<string | null>;
}

/**
 * Judges a scan without a network: by the ticket's signature, event, days and grandstand, the tickets that were
 * cancelled when the device was last online, and its own admissions. It can't know of scans at other gates.
 */
export async function checkOffline(question: OfflineQuestion): Promise<Verdict> {
  const { text, at, device, admittedAt } = question;
  const { scanner } = device;
  const verdict = (
    kind: VerdictKind,
    cached: Pick<VerdictTicket, "serial" | "admission"> | null = null,
    first: FirstScan | null = null,
  ): Verdict => ({
    kind,
    at,
    isOffline: true,
    ticket: cached === null ? null : { ...nothingElse, serial: cached.serial, admission: cached.admission },
    first,
  });
  if (!isTicketCode(text.trim().toUpperCase())) return verdict("unchecked");
  const keys = await keysOf(device);
  // An old browser can't check signatures: only the content system can.
  if (keys === null) return verdict("unchecked");
  const { outcome, claim } = await checkTicketCode(text.trim().toUpperCase(), keys);
  // The ticket may be signed with a newer key than this device has.
  if (outcome === "unknown-key") return verdict("unchecked");
  if (claim === null) return verdict(outcome === "forged" ? "forged" : "unknown");

  if (claim.eventHash !== eventHash(scanner.eventId)) return verdict("wrong-event", claim);
  const { eventState } = scanner;
  if (eventState === "postponed" || eventState === "cancelled") return verdict(`event-${eventState}`, claim);
  const end = device.ended?.find(({ serial }) => serial === claim.serial);
  if (end !== undefined) return { ...verdict("cancelled", claim), end };
  const key = admissionKeyOf(claim, scanner, at);
  if (key === null) return verdict("wrong-day", claim);
  const isElsewhere = claim.standHash !== null && claim.standHash !== standHash(scanner.stand);
  if (scanner.stand !== null && isElsewhere) return verdict("wrong-gate", claim);
  const before = await admittedAt(key);
  if (before !== null) return verdict("already", claim, ownFirstScan(scanner, before));
  // Older codes don't name the grandstand: staff have to look at the ticket.
  return verdict(scanner.stand !== null && claim.standHash === null ? "unchecked" : "admitted", claim);
}

/** Ticket details that a QR code doesn't contain. */
const nothingElse = { code: null, name: null, stand: null, gate: null };

/** Describes an admission by this device. @param at - ISO 8601. */
export function ownFirstScan({ gate, name }: ScannerDevice["scanner"], at: string): FirstScan {
  return { at, gate, scanner: name, isSameScanner: true };
}

/**
 * Returns the key of a ticket's admission on a day, the same for a scanned and a typed code.
 *
 * @param at - Time of the scan, ISO 8601.
 * @returns `null` when the ticket admits nobody at that time, or its serial isn't known.
 */
export function admissionKeyOf(
  { serial, admission }: Pick<VerdictTicket, "serial" | "admission">,
  scanner: ScannerDevice["scanner"],
  at: string,
): string | null {
  const day = admittingDay(admission, scanner, new Date(at));
  return day === null || serial === null ? null : `${day} ${serial}`;
}

const imported = new WeakMap<ScannerDevice["keys"], Promise<TicketKeys | null>>();

/** Imports the device's keys, once; `null` when the browser doesn't support Ed25519. */
function keysOf({ keys }: Pick<ScannerDevice, "keys">): Promise<TicketKeys | null> {
  const cached = imported.get(keys) ?? importTicketKeys(keys).catch(() => null);
  imported.set(keys, cached);
  return cached;
}
