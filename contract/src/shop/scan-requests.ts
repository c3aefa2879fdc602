import * as z from "zod";
import { eventStates } from "../event-state.ts";
import { choice, moment, optional } from "../field.ts";

/**
 * CMS path to which the site posts `{ "message": "…" }` as JSON for the scanners at the gates; `x-signature` signs the
 * message for the purpose `scan`. The message is a `ScanRequest` as JSON. 401: wrong signature. 400: malformed.
 */
export const scanRequestsPath = "/api/shop/scans";

/** Most scans in one request; a scanner that was offline sends several requests. */
export const maxScans = 100;

/** The secret token of a scanner, which authorizes its requests: 32 random bytes, base64url. */
export const scannerTokenSchema = z.string().regex(/^[\w-]{43}$/u);

/** One scan from a device. */
export const scanSchema = z.object({
  /** Idempotency key from the device: a scan sent twice counts once. */
  id: z.string().regex(/^[\w-]{22}$/u),
  /** Content of the QR code, or a typed code or serial. */
  text: z.string().max(200),
  /** Time of the scan by the device's clock. */
  at: moment,
});

export type Scan = z.infer<typeof scanSchema>;

export const scanRequestSchema = z.discriminatedUnion("action", [
  /** Exchanges a scanner's one-time code for its token. */
  z.object({ action: z.literal("pair"), code: z.string().max(40) }),
  /** Requests the scanner's settings, the counts and the public keys. */
  z.object({ action: z.literal("look"), token: scannerTokenSchema }),
  z.object({
    action: z.literal("scan"),
    token: scannerTokenSchema,
    scans: z.array(scanSchema).min(1).max(maxScans),
  }),
]);

export type ScanRequest = z.infer<typeof scanRequestSchema>;

/** A public key (JWK, RFC 8037) to verify signatures of tickets; `x` is its 32 bytes, base64url. */
export const ticketKeySchema = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() });

export type TicketKeyJwk = z.infer<typeof ticketKeySchema>;

/** Settings of a scanner. Days are `YYYY-MM-DD`. */
const scannerSchema = z.object({
  name: z.string(),
  eventId: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  gate: z.string(),
  /** Key of the grandstand that the gate leads to; `null` for a gate to the grounds. */
  stand: z.string().nullable(),
  validUntil: moment,
  /** A cancelled or postponed event admits nobody. */
  eventState: choice(eventStates, "planned"),
});

/** A scanned ticket, without any personal data. */
const scannedTicketSchema = z.object({
  /** Serial in its QR code, so that a device recognises a ticket whose code somebody typed. */
  serial: optional(z.string()),
  code: z.string(),
  name: z.string(),
  /** Key of the admission. */
  admission: z.string(),
  stand: z.string().nullable(),
  /** Name of the ticket's gate; `null` for any gate. */
  gate: z.string().nullable(),
});

/** Numbers of today's ticket holders of the scanner's event, in the area that its gate leads to. */
const scanCountsSchema = z.object({
  inside: z.number().int(),
  /** Holders of valid tickets, inside or not. */
  expected: z.number().int(),
});

const firstScanSchema = z.object({
  at: moment,
  gate: z.string(),
  /** Name of the scanner. */
  scanner: z.string(),
  isSameScanner: z.boolean(),
});

/** When and why a ticket became invalid. */
const ticketEndSchema = z.object({
  at: moment,
  /** Whether a ticket for another holder replaced it; else it was cancelled. */
  isReplaced: z.boolean(),
});

export type TicketEnd = z.infer<typeof ticketEndSchema>;

/** Most invalid tickets in an answer to a scanner, the newest ones. A scanner polls every half a minute. */
export const maxEndedTickets = 1000;

const id = z.string();

/**
 * The result of a scan. `forged`: a ticket's format without a valid signature. `unknown`: no ticket, or a scan id that
 * the scanner used for another ticket. `cancelled`: the ticket or its order isn't valid any more; `end` is `null` where
 * the time is unknown.
 */
const scanResultSchema = z.discriminatedUnion("outcome", [
  z.object({ id, outcome: z.literal("admitted"), ticket: scannedTicketSchema }),
  z.object({ id, outcome: z.literal("already"), ticket: scannedTicketSchema, first: firstScanSchema }),
  z.object({ id, outcome: z.literal("cancelled"), ticket: scannedTicketSchema, end: optional(ticketEndSchema) }),
  z.object({
    id,
    outcome: z.enum(["wrong-day", "wrong-event", "wrong-gate", "event-postponed", "event-cancelled"]),
    ticket: scannedTicketSchema,
  }),
  z.object({ id, outcome: z.enum(["forged", "unknown"]) }),
]);

export type ScanResult = z.infer<typeof scanResultSchema>;

/** Result of each scan, in the order of the request. */
const scanResultsSchema = z.object({ results: z.array(scanResultSchema) });

export const scanAnswerSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("paired"), token: scannerTokenSchema, scanner: scannerSchema }),
  z.object({
    outcome: z.literal("scanner"),
    scanner: scannerSchema,
    counts: scanCountsSchema,
    /** Public keys of all issued tickets. */
    keys: z.array(ticketKeySchema),
    /** Serials of invalid tickets of its event, for use offline; absent from older releases of the CMS. */
    ended: z.array(ticketEndSchema.extend({ serial: z.string() })).optional(),
  }),
  scanResultsSchema.extend({ outcome: z.literal("scans") }),
  /** The code or scanner is unknown, used or expired; the answer doesn't reveal which. */
  z.object({ outcome: z.literal("ended") }),
]);

export type ScanAnswer = z.infer<typeof scanAnswerSchema>;
