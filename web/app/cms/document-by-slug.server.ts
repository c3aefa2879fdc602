import type { Locale } from "@circuit/contract/locales";
import type { AddressedCollection } from "@circuit/contract/urls/paths";
import * as z from "zod";
import { listAnswer } from "@circuit/contract/response";
import { callCms, encodeQuery, type CmsQuery } from "./call-cms.server.ts";
import { answerCache, cmsList, type CmsOptions } from "./client.server.ts";
import { mayHaveSlug } from "./slug-index.server.ts";
import { slugTag } from "#app/cache-tags/cache-tags.ts";
import { addCacheTags, documentTagsIn } from "./cache-context.server.ts";

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

/** Fewest documents for which one shared request pays off. */
const fewestTogether = 3;

const rawEntriesSchema = z.object({ data: z.array(z.unknown()) });

/**
 * Fetches documents that aren't cached in one request, and caches each as the answer to the request of
 * `readDocumentBySlug`: less work for the CMS.
 */
export async function readDocumentsAhead(
  type: AddressedCollection,
  schema: z.ZodType<{ slug: string }>,
  slugs: readonly string[],
  locale: Locale,
): Promise<void> {
  const cache = answerCache;
  if (cache === null) return;
  const path = `/${type}`;
  const addressOf = (slug: string) => `${path}${encodeQuery({ ...queryOf(slug), locale })}`;
  const missing = slugs.filter((slug) => cache.get(addressOf(slug), schema) === null);
  if (missing.length < fewestTogether) return;

  const { changes } = cache;
  const pagination = { pageSize: missing.length, withCount: false };
  const answer = await callCms(path, { filters: { slug: { $in: missing } }, view: "detail", pagination, locale });
  for (const raw of rawEntriesSchema.parse(answer).data) {
    const [entry] = listAnswer(schema).safeParse({ data: [raw] }).data?.data ?? [];
    // Skip a document that breaks the contract: its own page reports it.
    if (entry === undefined) continue;
    const tags = [slugTag(type, locale, entry.slug), ...documentTagsIn(raw)];
    const cached = { entries: [entry], pagination: null, schema, tags, size: JSON.stringify(raw).length };
    cache.set(addressOf(entry.slug), cached, changes);
  }
}
