import type { ScanResult, TicketEnd } from "@circuit/contract/shop/scan-requests";

/**
 * What the gate is told. `unchecked`: nothing here can say, and the content system can't be reached; with a ticket, only
 * its stand is in doubt.
 */
export type VerdictKind = ScanResult["outcome"] | "unchecked";

/** Details of a ticket; offline only those in its QR code. */
export interface VerdictTicket {
  /** As its QR code has it. */
  serial: string | null;
  code: string | null;
  name: string | null;
  /** Key of the admission. */
  admission: string;
  stand: string | null;
  gate: string | null;
}

/** Where and when a ticket let its holder in. `scanner`: the device's name. */
export interface FirstScan {
  /** ISO 8601. */
  at: string;
  gate: string;
  scanner: string;
  isSameScanner: boolean;
}

/** The answer to one scan. */
export interface Verdict {
  kind: VerdictKind;
  /** When it was scanned, ISO 8601. */
  at: string;
  /** Decided here alone: a ticket may have been used at another gate, or cancelled. */
  isOffline: boolean;
  ticket: VerdictTicket | null;
  /** Only of `already`. */
  first: FirstScan | null;
  /** Only of `cancelled`, where it is known since when; absent from what older pages of this device kept. */
  end?: TicketEnd | null;
}

/** The verdict that the content system's answer means. @param at - When it was scanned, ISO 8601. */
export function verdictOf(result: ScanResult, at: string): Verdict {
  return {
    kind: result.outcome,
    at,
    isOffline: false,
    ticket: "ticket" in result ? result.ticket : null,
    first: "first" in result ? result.first : null,
    end: "end" in result ? result.end : null,
  };
}
