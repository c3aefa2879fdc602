import type { PublishedCircuit } from "#contract/circuit/published-circuit";
import type { Locale } from "#contract/locales";
import type { Order, OrderLine, OrderTicket } from "#contract/shop/order";
import type { Seller } from "./circuit-details.ts";
import { inks, pageHeight, pageWidth, type PdfWriter } from "./pdf-writer.ts";
import type { Timetables } from "./read-timetables.ts";
import type { TicketMap } from "./ticket-map.ts";

export const margin = 34;
export const right = pageWidth - margin;

/** Where it is folded in four: the code lies whole in the quarter at the top right. */
export const fold = { x: pageWidth / 2, y: pageHeight / 2 };

/** What stands beside the words of the ticket's own language. */
export const muted = { face: "text", size: 10, colour: inks.muted } as const;

/** What the tickets of an order are drawn with, besides the order. */
export interface TicketSurroundings {
  circuit: Seller;
  /** The map; `null` for a circuit without one. */
  map: PublishedCircuit | null;
  timetables: Timetables;
  /** Folder of the fonts. */
  fonts: string;
}

/** A ticket that is being drawn. */
export interface Sheet extends TicketSurroundings {
  pdf: PdfWriter;
  order: Order;
  ticket: OrderTicket;
  line: OrderLine;
  /** Where its stand is; `null` for a ticket without one, or where there is no map of it. */
  place: TicketMap | null;
  /** Counted from one. */
  position: number;
  all: number;
  locale: Locale;
  /** The other language, whose words stand beside its own. */
  other: Locale;
}
