import type { Locale } from "@circuit/contract/locales";
import type { AddressedCollection } from "@circuit/contract/urls/paths";
import type * as z from "zod";
import type { CmsQuery } from "./call-cms.server.ts";
import { cmsList, cmsReadAhead, type CmsOptions } from "./client.server.ts";
import { mayHaveSlug } from "./slug-index.server.ts";
import { slugTag } from "#app/cache-tags/cache-tags.ts";
import { addCacheTags } from "./cache-context.server.ts";

/**
 * Reads the one published document with this slug, with its blocks.
 *
 * @returns `null` when no document has this slug in this language.
 */
export async function readDocumentBySlug<Schema extends z.ZodType>(
  type: AddressedCollection,
  schema: Schema,
  slug: string,
  options: CmsOptions,
): Promise<z.output<Schema> | null> {
  const tags = [slugTag(type, options.locale, slug)];
  addCacheTags(...tags);
  if (!(await mayHaveSlug(type, slug, options))) return null;
  const { data } = await cmsList(type, schema, queryOf(slug), options, tags);
  return data[0] ?? null;
}

function queryOf(slug: string): CmsQuery {
  return { filters: { slug: { $eq: slug } }, view: "detail", pagination: { pageSize: 1, withCount: false } };
}

/** Fetches documents in one request, so that `readDocumentBySlug` then finds each in the cache: less work for the CMS. */
export function readDocumentsAhead(
  type: AddressedCollection,
  schema: z.ZodType<{ slug: string }>,
  slugs: readonly string[],
  locale: Locale,
): Promise<void> {
  const together = (missing: readonly string[]) => {
    const pagination = { pageSize: missing.length, withCount: false };
    return { filters: { slug: { $in: missing } }, view: "detail", pagination };
  };
  const alone = (slug: string) => ({ query: queryOf(slug), tags: [slugTag(type, locale, slug)] });
  return cmsReadAhead(type, schema, { slugs, together, alone }, { locale, signal: new AbortController().signal });
}
