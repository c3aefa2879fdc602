import * as z from "zod";
import { locales } from "./locales.ts";

/** One published document that changed, in one language: as the content system's log of changes keeps it. */
export const changeSchema = z.object({
  /** Grows with every change, and is never used twice. */
  cursor: z.number().int().positive(),
  /** REST name of the type, for example `news-articles` or `settings`. */
  type: z.string().min(1),
  documentId: z.string().min(1),
  /** `null` for a type without languages: it touches all of them. */
  locale: z.enum(locales).nullable(),
  /** Every slug the published document had before and has now; empty for a type without. */
  slugs: z.array(z.string()),
  /** ISO 8601 moments by which lists are sorted, before and now; empty for a type without. */
  moments: z.array(z.string()),
});

export type Change = z.infer<typeof changeSchema>;

const longestBatch = 500;

/** What the content system posts to the site when documents change. */
export const purgeSchema = z.object({ changes: z.array(changeSchema).min(1).max(longestBatch) });

/** The log of changes after a cursor, in order; `latest` and `oldest` are zero while it is empty. */
export const changesAnswerSchema = z.object({
  oldest: z.number().int().nonnegative(),
  latest: z.number().int().nonnegative(),
  changes: z.array(changeSchema).max(longestBatch),
});
