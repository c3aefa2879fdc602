import * as z from "zod";
import { admissionKeySchema } from "./admission.ts";

/** Most lines of a cart. */
export const maxLines = 40;

/** Most tickets of a line, whatever an editor allows. */
export const maxPerLine = 99;

/** A line of a cart: ids and a number only. Names and prices come from the server. */
export const cartLineSchema = z.object({
  /** documentId of the ticket type. */
  ticketId: z.string().regex(/^[a-z0-9]{1,40}$/u),
  /** Key of the admission: its day or days. */
  admission: admissionKeySchema,
  quantity: z.number().int().min(1).max(maxPerLine),
  /** The price in cents that the visitor saw, as the catalogue has it: the cart says when a price has changed, so that nobody pays one that they didn't see. */
  seenPriceCents: z.number().int().nonnegative(),
});

export type CartLine = z.infer<typeof cartLineSchema>;
