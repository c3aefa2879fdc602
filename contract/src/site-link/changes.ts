import * as z from "zod";
import { locales } from "../locales.ts";

/** A change of a published document in one language: a row of the CMS's change log. */
export const changeSchema = z.object({
  /** Unique and ascending. */
  cursor: z.number().int().positive(),
  /** REST name of the content type, for example `news-articles` or `settings`. */
  type: z.string().min(1),
  documentId: z.string().min(1),
  /** `null` for a content type without languages, whose change concerns all languages. */
  locale: z.enum(locales).nullable(),
  /** Slugs or paths of the published document before and after the change; empty for a type without. */
  slugs: z.array(z.string()),
  /** Dates by which lists are sorted, before and after the change; empty for a type without. */
  moments: z.array(z.string()),
});

export type Change = z.infer<typeof changeSchema>;

const maxBatchSize = 500;

/** The body of a purge request, which the CMS posts to the site when documents change. */
export const purgeSchema = z.object({ changes: z.array(changeSchema).min(1).max(maxBatchSize) });

/** The answer with the change log after a cursor, in order; `oldest` and `latest` are cursors, 0 for an empty log. */
export const changesAnswerSchema = z.object({
  oldest: z.number().int().nonnegative(),
  latest: z.number().int().nonnegative(),
  changes: z.array(changeSchema).max(maxBatchSize),
});
