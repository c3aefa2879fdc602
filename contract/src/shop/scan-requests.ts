import * as z from "zod";
import { eventStates } from "../event-state.ts";
import { choice, moment, optional } from "../field.ts";

/**
 * Path on the CMS to which the site posts `{ "message": "…" }` as JSON for the scanners at the gates; `x-signature` signs
 * the message for the purpose `scan`. The message is a `ScanRequest` as JSON. 401: not signed. 400: no such request.
 */
export const scanRequestsPath = "/api/shop/scans";

/** Most scans of one request: what a scanner collected without a network is sent in several. */
export const maxScans = 100;

/** 32 random bytes, base64url: who knows a scanner's token may scan with it. */
export const scannerTokenSchema = z.string().regex(/^[\w-]{43}$/u);

/** One scan, as a device sends it. */
export const scanSchema = z.object({
  /** Made by the device, once for each scan: a scan that is sent again counts once. */
  id: z.string().regex(/^[\w-]{22}$/u),
  /** What the QR code holds, or the code or the serial that was typed. */
  text: z.string().max(200),
  /** When it was scanned, by the device's clock. */
  at: moment,
});

export type Scan = z.infer<typeof scanSchema>;

export const scanRequestSchema = z.discriminatedUnion("action", [
  /** Takes a scanner's code, once. */
  z.object({ action: z.literal("pair"), code: z.string().max(40) }),
  /** Asks what the scanner is for, and for the keys to check tickets with. */
  z.object({ action: z.literal("look"), token: scannerTokenSchema }),
  z.object({
    action: z.literal("scan"),
    token: scannerTokenSchema,
    scans: z.array(scanSchema).min(1).max(maxScans),
  }),
]);

export type ScanRequest = z.infer<typeof scanRequestSchema>;

/** The public part of a key that signs tickets. */
export const ticketKeySchema = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() });

/** What a scanner is for. Days are `YYYY-MM-DD`. */
const scannerSchema = z.object({
  name: z.string(),
  eventId: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  gate: z.string(),
  /** Key of the stand that the gate leads to; `null` for a gate of the grounds. */
  stand: z.string().nullable(),
  validUntil: moment,
  /** State of its event: a cancelled or postponed one admits nobody. */
  eventState: choice(eventStates, "planned"),
});

/** What the gate needs to know of a ticket; nothing tells whose it is. */
const scannedTicketSchema = z.object({
  /** Serial in its QR code: by it a device recognises a ticket whose number was typed. */
  serial: optional(z.string()),
  code: z.string(),
  name: z.string(),
  /** Key of the admission. */
  admission: z.string(),
  stand: z.string().nullable(),
  /** Where the ticket's holder comes in; `null` when anywhere. */
  gate: z.string().nullable(),
});

/** People of the scanner's event, today, in the area that its gate leads to. */
const scanCountsSchema = z.object({
  inside: z.number().int(),
  /** Holders of valid tickets for today, whether they are in or not. */
  expected: z.number().int(),
});

const firstScanSchema = z.object({
  at: moment,
  gate: z.string(),
  /** Name of the scanner. */
  scanner: z.string(),
  isSameScanner: z.boolean(),
});

/** Since when a ticket isn't valid any more, and why. */
const ticketEndSchema = z.object({
  at: moment,
  /** A newer ticket took its place, as it was put on another name; `false`: it was cancelled. */
  isReplaced: z.boolean(),
});

export type TicketEnd = z.infer<typeof ticketEndSchema>;

/** Most ended tickets in an answer to a scanner: of more, the newest. A scanner polls every half a minute. */
export const maxEndedTickets = 1000;

const id = z.string();

/**
 * What became of a scan. `forged`: it looks like a ticket and isn't ours. `unknown`: nothing that was ever sold, or an
 * id that this scanner used for another ticket. `cancelled`: also tickets of orders that aren't valid any more; `end` is
 * `null` where no time is recorded. `event-postponed`, `event-cancelled`: the event doesn't go on, whoever holds the ticket.
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
    /** Public keys of all tickets that may be out there. */
    keys: z.array(ticketKeySchema),
    /**
     * Tickets of its event that aren't valid any more, by their serials, for a device without a network; absent from content
     * systems that didn't say so. A serial tells nothing of whose it was.
     */
    ended: z.array(ticketEndSchema.extend({ serial: z.string() })).optional(),
  }),
  scanResultsSchema.extend({ outcome: z.literal("scans") }),
  /** There is no such code or scanner, it was used, or its time is over: all the same to who asks. */
  z.object({ outcome: z.literal("ended") }),
]);

export type ScanAnswer = z.infer<typeof scanAnswerSchema>;
