import * as z from "zod";
import { admissionKeySchema } from "./admission.ts";

/** Most lines of a cart. */
export const maxLines = 40;

/** Most tickets on a line of a cart, whatever maximum an editor sets. */
export const maxPerLine = 99;

/** A line of a cart in the browser; the server adds names and prices. */
export const cartLineSchema = z.object({
  /** documentId of the ticket type. */
  ticketId: z.string().regex(/^[a-z0-9]{1,40}$/u),
  admission: admissionKeySchema,
  quantity: z.number().int().min(1).max(maxPerLine),
  /** The catalogue's price when the visitor added the line, so that the cart can show that it changed since. */
  seenPriceCents: z.number().int().nonnegative(),
});

export type CartLine = z.infer<typeof cartLineSchema>;
