import * as z from "zod";
import { locales } from "../locales.ts";

/** One published document that changed, in one language: a row of the content system's change log. */
export const changeSchema = z.object({
  /** Grows with every change, and is never used twice. */
  cursor: z.number().int().positive(),
  /** REST name of the type, for example `news-articles` or `settings`. */
  type: z.string().min(1),
  documentId: z.string().min(1),
  /** `null` for a type without languages: the change concerns all of them. */
  locale: z.enum(locales).nullable(),
  /** Every slug or path that the published document had before and has now; empty for a type without. */
  slugs: z.array(z.string()),
  /** ISO 8601 moments by which lists are sorted, before and now; empty for a type without. */
  moments: z.array(z.string()),
});

export type Change = z.infer<typeof changeSchema>;

const maxBatchSize = 500;

/** The body of a purge, which the content system posts to the site when documents change. */
export const purgeSchema = z.object({ changes: z.array(changeSchema).min(1).max(maxBatchSize) });

/** The change log after a cursor, in order; `oldest` and `latest` are cursors, zero while the log is empty. */
export const changesAnswerSchema = z.object({
  oldest: z.number().int().nonnegative(),
  latest: z.number().int().nonnegative(),
  changes: z.array(changeSchema).max(maxBatchSize),
});
