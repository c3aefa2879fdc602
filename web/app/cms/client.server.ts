import type { Locale } from "@circuit/contract/locales";
import { listAnswer, singleAnswer, type Pagination } from "@circuit/contract/response";
import type * as z from "zod";
import { env } from "#app/env.server.ts";
import { AnswerCache, type Entries } from "./answer-cache.server.ts";
import { callCmsWithSize, callCms, parseAnswer, encodeQuery, type CmsQuery } from "./call-cms.server.ts";
import { CmsError } from "./cms-error.server.ts";
import { listTag } from "#app/cache-tags/cache-tags.ts";
import { documentTagsIn, addCacheTags } from "./cache-context.server.ts";

/** Options of every call that reads: the language, and the signal that aborts the call. */
export interface CmsOptions {
  locale: Locale;
  signal: AbortSignal;
}

/** Cache of the CMS's answers; `null` for a CMS that sends no purges. */
export const answerCache =
  env.SITE_CMS_SECRET === undefined ? null : new AnswerCache({ characters: 4_000_000, freshMs: 3_600_000 });

/** Cache tags of an answer besides those of its entries: a fixed list, or computed from the entries. */
type TagsOf<Schema extends z.ZodType> =
  | readonly string[]
  | ((entries: readonly z.output<Schema>[]) => readonly string[]);

interface Reading<Schema extends z.ZodType> {
  path: string;
  query: CmsQuery;
  /** Schema of an entry. */
  schema: Schema;
  signal: AbortSignal;
  tags: TagsOf<Schema>;
  parse: (answer: unknown) => Entries<Schema>;
}

/** Returns an answer from the cache, or fetches and parses it; adds its cache tags to the page. */
async function readEntries<Schema extends z.ZodType>(reading: Reading<Schema>): Promise<Entries<Schema>> {
  const { path, query, schema, signal, tags, parse } = reading;
  const address = `${path}${encodeQuery(query)}`;
  const cachedEntry = answerCache?.get(address, schema) ?? null;
  if (cachedEntry !== null) {
    addCacheTags(...cachedEntry.tags);
    return cachedEntry;
  }

  // Add them before the request, so that a page that fails has these tags too.
  if (typeof tags !== "function") addCacheTags(...tags);
  const changes = answerCache?.changes ?? 0;
  const { answer, size } = await callCmsWithSize(path, query, { signal });
  const documents = documentTagsIn(answer);
  addCacheTags(...documents);
  const read = parse(answer);
  const all = [...(typeof tags === "function" ? tags(read.entries) : tags), ...documents];
  addCacheTags(...all);
  // Cache no empty answers: clients can request any number of documents that don't exist.
  if (read.entries.length > 0) answerCache?.set(address, { ...read, schema, tags: all, size }, changes);
  return read;
}

/**
 * Lists entries of a collection: `GET /{type}`.
 *
 * @param tags - Cache tags of the list besides those of its entries; by default the tag of every list of the type.
 */
export async function cmsList<Schema extends z.ZodType>(
  type: string,
  schema: Schema,
  query: CmsQuery,
  { locale, signal }: CmsOptions,
  tags: TagsOf<Schema> = [listTag(type, locale)],
): Promise<{ data: readonly z.output<Schema>[]; pagination: Pagination | null }> {
  const path = `/${type}`;
  const parse = (answer: unknown) => {
    const { data, pagination } = parseAnswer(path, listAnswer(schema), answer);
    return { entries: data, pagination };
  };
  const read = await readEntries({ path, query: { ...query, locale }, schema, signal, tags, parse });
  return { data: read.entries, pagination: read.pagination };
}

/** Pages of a long list that are fetched in parallel. */
const pagesAtOnce = 4;

/** Entries on each fetched page of a list: the most that Strapi answers. */
const pageSize = 100;

/** Entries on each fetched page of a list in a light view. */
const lightPageSize = 1000;

/**
 * Lists every entry of a collection that may have thousands, oldest first, by keyset pagination: each page begins after
 * the last id of the previous one. In a light view our CMS answers a thousand entries at a time.
 *
 * @param query - Has a light `view`, but no sort and no pagination.
 */
export async function cmsListByKeyset<Schema extends z.ZodType<{ id: number }>>(
  type: string,
  schema: Schema,
  { filters = {}, ...query }: CmsQuery,
  { locale, signal }: CmsOptions,
): Promise<z.output<Schema>[]> {
  addCacheTags(listTag(type, locale));
  const path = `/${type}`;
  const pagination = { page: 1, pageSize: lightPageSize, withCount: false };
  const shared = { ...query, locale, sort: ["id:asc"], pagination };
  const entries: z.output<Schema>[] = [];
  let isLast = false;
  while (!isLast) {
    const last = entries.at(-1)?.id;
    const wanted = last === undefined ? filters : { $and: [filters, { id: { $gt: last } }] };
    // oxlint-disable-next-line no-await-in-loop -- where a page begins is known only afterwards
    const answer = await callCms(path, { ...shared, filters: wanted }, { signal });
    const page = parseAnswer(path, listAnswer(schema), answer);
    entries.push(...page.data);
    isLast = page.data.length < (page.pagination?.pageSize ?? 1);
  }
  return entries;
}

/** Lists every entry of a collection, in pages of 100; from the second page on it fetches several in parallel. */
export async function cmsListAll<Schema extends z.ZodType>(
  type: string,
  schema: Schema,
  query: CmsQuery,
  options: CmsOptions,
): Promise<z.output<Schema>[]> {
  const pageOf = async (page: number) => {
    const pagination = { page, pageSize, withCount: false };
    return (await cmsList(type, schema, { ...query, pagination }, options)).data;
  };

  const entries = [...(await pageOf(1))];
  for (let next = 2; entries.length === (next - 1) * pageSize; next += pagesAtOnce) {
    const numbers = Array.from({ length: pagesAtOnce }, (_, index) => next + index);
    // oxlint-disable-next-line no-await-in-loop -- whether there are more pages is known only afterwards
    entries.push(...(await Promise.all(numbers.map(pageOf))).flat());
  }
  return entries;
}

/**
 * Reads a single entry: `GET /{type}` of a single type, or `GET /{type}/{id}`.
 *
 * @param tags - Cache tags of the answer besides those of the documents in it; by default the tag of every list of the
 *   type.
 * @returns `null` when the CMS answers 404 or no data.
 */
export async function cmsSingle<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  query: CmsQuery,
  { locale, signal }: CmsOptions,
  tags: readonly string[] = [listTag(path.split("/")[1] ?? "", locale)],
): Promise<z.output<Schema> | null> {
  const parse = (answer: unknown) => {
    const entry = answer === null ? null : parseAnswer(path, singleAnswer(schema), answer);
    return { entries: entry === null ? [] : [entry], pagination: null };
  };
  try {
    const { entries } = await readEntries({ path, query: { locale, ...query }, schema, signal, tags, parse });
    return entries[0] ?? null;
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Creates an entry: `POST /{type}` with body `{ data }`. The site itself writes no entries: this and the two calls
 * below are for code that is added later. @public
 */
export function cmsCreate(type: string, data: unknown, token?: string): Promise<unknown> {
  return callCms(`/${type}`, {}, { method: "POST", body: { data }, token });
}

/** Changes an entry: `PUT /{type}/{id}` with body `{ data }`. @public */
export function cmsUpdate(type: string, id: string, data: unknown, token?: string): Promise<unknown> {
  return callCms(`/${type}/${encodeURIComponent(id)}`, {}, { method: "PUT", body: { data }, token });
}

/** Removes an entry: `DELETE /{type}/{id}`. @public */
export function cmsDelete(type: string, id: string, token?: string): Promise<unknown> {
  return callCms(`/${type}/${encodeURIComponent(id)}`, {}, { method: "DELETE", token });
}
