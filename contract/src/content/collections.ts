import * as z from "zod";
import { choice, list, optional, optionalText } from "../field.ts";
import { imageSchema } from "../media.ts";
import { richTextSchema } from "./rich-text.ts";

const faqItemSchema = z.object({
  documentId: z.string(),
  question: z.string(),
  answer: richTextSchema,
});

/** A FAQ category with its items in the editor's order. */
export const faqCategorySchema = z.object({
  name: z.string(),
  slug: z.string(),
  items: list(faqItemSchema),
});

/** A race poster; a `missing` one has no image, and the site asks visitors for it. */
export const posterSchema = z.object({
  documentId: z.string(),
  year: z.number().int(),
  artist: optionalText,
  note: optionalText,
  state: choice(["found", "missing"], "found"),
  image: optional(imageSchema),
});

export type Poster = z.infer<typeof posterSchema>;

/** A moment in the circuit's history. */
export const timelineItemSchema = z.object({
  documentId: z.string(),
  year: z.number().int(),
  title: z.string(),
  text: optionalText,
  image: optional(imageSchema),
});

export const partnerSchema = z.object({
  documentId: z.string(),
  name: z.string(),
  url: optionalText,
  logo: optional(imageSchema),
});
