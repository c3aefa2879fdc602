import { sitemapEntrySchema } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import type { AddressedCollection } from "@circuit/contract/urls/paths";
import { maxSlugLength } from "@circuit/contract/urls/slug";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#app/env.server.ts";
import { cmsList, cmsListByAge, type CmsOptions } from "./client.server.ts";
import { CmsContractError, CmsError } from "./cms-error.server.ts";
import { onChanges } from "./forget-answers.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";
import { slugTag } from "#app/cache-tags/cache-tags.ts";

/** In milliseconds. Long: the content system tells of slugs that are published meanwhile. */
const freshMs = 600_000;

const readerOf = (type: AddressedCollection) =>
  staleIfError(
    `slugs of ${type}`,
    { freshMs, staleMs: staleMsWithPurges, contentTypes: [], failsWhenBroken: true },
    (locale: Locale) => readSlugs(type, locale),
  );

const readers: Readonly<Record<AddressedCollection, ReturnType<typeof readerOf>>> = {
  pages: readerOf("pages"),
  events: readerOf("events"),
  "news-articles": readerOf("news-articles"),
  arrangements: readerOf("arrangements"),
};

async function readSlugs(type: AddressedCollection, locale: Locale): Promise<ReadonlySet<string>> {
  const options = { locale, signal: new AbortController().signal };
  const entries = await cmsListByAge(type, sitemapEntrySchema, { view: "sitemap" }, options);
  return new Set(entries.map(({ slug }) => slug));
}

/** The slugs that changes named, the last ten thousand: the content system has to be asked whether a document has it now. */
const changedSlugs = new LRUCache<string, true>({ max: 10_000 });

onChanges((changes) => {
  if (changes === "all") return;
  for (const { slugs } of changes) for (const slug of slugs) changedSlugs.set(slug, true);
});

/**
 * Rate limit of each process: how many unknown slugs it asks the content system for
 * in a second. Visitors ask for fewer, floods for more.
 */
const checks = new RateLimiterMemory({ points: 10, duration: 1 });

async function mayCheck(): Promise<boolean> {
  try {
    await checks.consume("all");
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** The newest check, at most a second old when the limit is reached. */
let newestCheck: Promise<unknown> = Promise.resolve();

/**
 * Waits for the newest check, which tells whether the content system answers at all: while it is broken nobody
 * knows that a page is absent.
 *
 * @throws {CmsError | CmsContractError} That check failed.
 */
async function assertReachable(): Promise<void> {
  try {
    await newestCheck;
  } catch (error) {
    // A check may also end because its visitor left, which says nothing of the content system.
    if (error instanceof CmsError || error instanceof CmsContractError) throw error;
  }
}

/** Asks whether a document with this slug was published a moment ago, of which no change has arrived yet. */
async function isThereByNow(type: AddressedCollection, slug: string, options: CmsOptions): Promise<boolean> {
  const pagination = { pageSize: 1, withCount: false };
  const query = { filters: { slug: { $eq: slug } }, view: "sitemap", pagination };
  const tags = [slugTag(type, options.locale, slug)];
  return (await cmsList(type, sitemapEntrySchema, query, options, tags)).data.length > 0;
}

/**
 * Tells whether a published document may have a slug. There is no end to addresses that lead nowhere, so the
 * content system is asked for only a few of them, in its cheapest way.
 *
 * @returns `true` also where the content system tells of no changes: then it has to be asked in any case.
 * @throws {CmsError | CmsContractError} The content system can't be read.
 */
export async function mayHaveSlug(type: AddressedCollection, slug: string, options: CmsOptions): Promise<boolean> {
  if (slug.length > maxSlugLength) return false;
  if (env.SITE_CMS_SECRET === undefined || changedSlugs.has(slug)) return true;
  if ((await readers[type](options.locale)).has(slug)) return true;
  if (!(await mayCheck())) {
    await assertReachable();
    return false;
  }
  const check = isThereByNow(type, slug, options);
  newestCheck = check;
  return check;
}
