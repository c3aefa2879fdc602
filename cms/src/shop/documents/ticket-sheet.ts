import type { PublishedCircuit } from "#contract/circuit/published-circuit";
import type { Locale } from "#contract/locales";
import type { Order, OrderLine, OrderTicket } from "#contract/shop/order";
import type { CircuitDetails } from "./circuit-details.ts";
import { inks, pageHeight, pageWidth, type PdfWriter } from "./pdf-writer.ts";
import type { Timetables } from "./read-timetables.ts";
import type { TicketMap } from "./ticket-map.ts";

export const margin = 34;
export const right = pageWidth - margin;

/** Where the page folds in four: the QR code fits into the quarter at the top right. */
export const fold = { x: pageWidth / 2, y: pageHeight / 2 };

/** Style of the texts in the second language. */
export const muted = { face: "text", size: 10, colour: inks.muted } as const;

/** What the tickets of an order are drawn from, besides the order. */
export interface TicketSurroundings {
  circuit: CircuitDetails;
  /** `null` for a circuit without a map. */
  map: PublishedCircuit | null;
  timetables: Timetables;
  /** Folder of the fonts. */
  fonts: string;
}

/** What one ticket is drawn from. */
export interface TicketSheet extends TicketSurroundings {
  pdf: PdfWriter;
  order: Order;
  ticket: OrderTicket;
  line: OrderLine;
  /** Map with its grandstand; `null` for a ticket without one, or when the map doesn't have it. */
  place: TicketMap | null;
  /** Number of this ticket among the `all` usable ones, from one. */
  position: number;
  all: number;
  locale: Locale;
  /** The second language, printed beside the ticket's own `locale`. */
  other: Locale;
}
