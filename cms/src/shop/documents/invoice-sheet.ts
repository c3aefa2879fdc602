import type { Locale } from "#contract/locales";
import type { Customer, Order } from "#contract/shop/order";
import type { CircuitDetails } from "./circuit-details.ts";
import type { DocumentLabels } from "./document-labels.ts";
import { inks, pageWidth, type PdfWriter, type Style } from "./pdf-writer.ts";

/** What the parts of an invoice are drawn from. */
export interface Invoice {
  pdf: PdfWriter;
  order: Order;
  customer: Customer;
  number: string;
  placedAt: string;
  locale: Locale;
  circuit: CircuitDetails;
  words: DocumentLabels;
}

export const margin = 48;
export const right = pageWidth - margin;

export const body: Style = { face: "text", size: 10.5 };
export const small: Style = { face: "text", size: 9, colour: inks.muted };
export const label: Style = { face: "bold", size: 9, colour: inks.muted };
