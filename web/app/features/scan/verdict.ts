import type { ScanResult, TicketEnd } from "@circuit/contract/shop/scan-requests";

/** Outcome of a scan. `unchecked`: the device can't decide offline; with a ticket, only its grandstand is in doubt. */
export type VerdictKind = ScanResult["outcome"] | "unchecked";

/** Details of a ticket; offline only those in its QR code. */
export interface VerdictTicket {
  /** Serial number in the QR code. */
  serial: string | null;
  code: string | null;
  name: string | null;
  /** Key of the admission: `2027-06-27`, or `2027-06-25_2027-06-27`. */
  admission: string;
  stand: string | null;
  gate: string | null;
}

/** The scan that admitted a ticket's holder. `scanner`: name of the device. */
export interface FirstScan {
  /** Time of the scan, ISO 8601. */
  at: string;
  gate: string;
  scanner: string;
  isSameScanner: boolean;
}

/** The answer to one scan. */
export interface Verdict {
  kind: VerdictKind;
  /** Time of the scan, ISO 8601. */
  at: string;
  /** Whether the device decided alone: the ticket may have been used at another gate, or cancelled since. */
  isOffline: boolean;
  ticket: VerdictTicket | null;
  /** The scan that admitted the holder before; only for `already`. */
  first: FirstScan | null;
  /** When and why a ticket was cancelled; only for `cancelled`. Absent in verdicts that older versions stored. */
  end?: TicketEnd | null;
}

/** Turns a result of the content system into a verdict. @param at - Time of the scan, ISO 8601. */
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
