import * as z from "zod";
import { choice, optional, optionalText } from "../field.ts";

/** A button or link of an editor; `url` is a path of this site or an absolute URL. */
export const linkSchema = z.object({
  label: z.string(),
  url: z.string(),
  style: choice(["filled", "outline"], "filled"),
});

export type Link = z.infer<typeof linkSchema>;

/** A figure with its unit or meaning, for example `4.512 m` and `baanlengte`. */
export const factSchema = z.object({ value: z.string(), label: z.string() });

export type Fact = z.infer<typeof factSchema>;

/** Texts for search engines and link previews; where they are empty, the site uses the document's title and summary. */
export const seoSchema = z.object({
  title: optionalText,
  description: optionalText,
  noIndex: optional(z.boolean()),
});

export type Seo = z.infer<typeof seoSchema>;
