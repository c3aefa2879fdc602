import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { admissionDays } from "@circuit/contract/shop/admission-days";
import {
  checkTicketCode,
  eventMark,
  importTicketKeys,
  parseTicketCode,
  type TicketKeys,
} from "@circuit/contract/shop/ticket-code";
import type { FirstScan, Verdict, VerdictKind } from "./verdict.ts";
import type { ScannerDevice } from "./scan-page-data.ts";

interface OfflineQuestion {
  /** What the QR code holds, or what was typed. */
  text: string;
  /** ISO 8601. */
  at: string;
  device: Pick<ScannerDevice, "scanner" | "keys">;
  /** When this device let a ticket in today, ISO 8601; `null` when it didn't. @param key - {@link ticketKeyOf}. */
  admittedAt: (key: string) => Promise<string | null>;
}

/**
 * Judges a scan by what a device knows without a network: whether the circuit signed the ticket, for which event and days,
 * and whom this device let in itself. It can't know what other gates scanned, or what was cancelled.
 */
export async function checkOffline(question: OfflineQuestion): Promise<Verdict> {
  const { text, at, device, admittedAt } = question;
  const { scanner } = device;
  const verdict = (kind: VerdictKind, admission: string | null = null, first: FirstScan | null = null): Verdict => ({
    kind,
    at,
    isOffline: true,
    ticket: admission === null ? null : { code: null, name: null, admission, stand: null, gate: null },
    first,
  });
  if (!isSigned(text)) return verdict("unchecked");
  const keys = await keysOf(device);
  // An old browser can't check signatures: only the content system can.
  if (keys === null) return verdict("unchecked");
  const { outcome, claim } = await checkTicketCode(text.trim().toUpperCase(), keys);
  // A key that is newer than what this device heard may be right.
  if (outcome === "unknown-key") return verdict("unchecked");
  if (claim === null) return verdict(outcome === "forged" ? "forged" : "unknown");

  const { admission } = claim;
  if (claim.eventMark !== eventMark(scanner.eventId)) return verdict("wrong-event", admission);
  const today = dayAtCircuit(new Date(at));
  const isToday = admissionDays(admission).includes(today) && today >= scanner.firstDay && today <= scanner.lastDay;
  if (!isToday) return verdict("wrong-day", admission);
  const before = await admittedAt(ticketKeyOf(text, at));
  if (before === null) return verdict("admitted", admission);
  const { gate, name } = scanner;
  return verdict("already", admission, { at: before, gate, scanner: name, isSameScanner: true });
}

/** Whether a text is that of a QR code of ours, real or not. */
function isSigned(text: string): boolean {
  return text.trim().toUpperCase().startsWith("CD1.");
}

/** Names a ticket on a day: the same for its QR code wherever it is scanned. @param at - When, ISO 8601. */
export function ticketKeyOf(text: string, at: string): string {
  const capitals = text.trim().toUpperCase();
  return `${dayAtCircuit(new Date(at))} ${parseTicketCode(capitals)?.serial ?? capitals.replaceAll(/[\s-]/gu, "")}`;
}

const imported = new WeakMap<ScannerDevice["keys"], Promise<TicketKeys | null>>();

/** `null` when this browser knows no Ed25519. */
function keysOf({ keys }: Pick<ScannerDevice, "keys">): Promise<TicketKeys | null> {
  const known = imported.get(keys) ?? importTicketKeys(keys).catch(() => null);
  imported.set(keys, known);
  return known;
}
