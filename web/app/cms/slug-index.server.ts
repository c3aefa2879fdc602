import { sitemapEntrySchema } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import type { AddressedCollection } from "@circuit/contract/urls/paths";
import { maxSlugLength } from "@circuit/contract/urls/slug";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#app/env.server.ts";
import { cmsList, cmsListByKeyset, type CmsOptions } from "./client.server.ts";
import { isCmsFailure } from "./cms-error.server.ts";
import { onPurge } from "./invalidate-answers.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";
import { slugTag } from "#app/cache-tags/cache-tags.ts";

/** How long the list of slugs stays fresh, in milliseconds. Long, as purges name slugs that are published meanwhile. */
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
  const entries = await cmsListByKeyset(type, sitemapEntrySchema, { view: "sitemap" }, options);
  return new Set(entries.map(({ slug }) => slug));
}

/** The last ten thousand slugs that purges named: for these the cached list of slugs may be outdated. */
const changedSlugs = new LRUCache<string, true>({ max: 10_000 });

onPurge((changes) => {
  if (changes === "all") return;
  for (const { slugs } of changes) for (const slug of slugs) changedSlugs.set(slug, true);
});

/** Rate limit per process: lookups of unknown slugs in the CMS per second. Visitors need fewer, floods send more. */
const checks = new RateLimiterMemory({ points: 10, duration: 1 });

async function isLookupAllowed(): Promise<boolean> {
  try {
    await checks.consume("all");
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** The newest lookup of an unknown slug: at most a second old when the rate limit is reached. */
let newestLookup: Promise<unknown> = Promise.resolve();

/**
 * Waits for the newest lookup, which shows whether the CMS answers: while it is broken, a page must not count as
 * absent.
 *
 * @throws {CmsError | CmsContractError} The newest lookup failed.
 */
async function assertReachable(): Promise<void> {
  try {
    await newestLookup;
  } catch (error) {
    // A lookup that ended because its visitor left proves nothing about the CMS.
    if (isCmsFailure(error)) throw error;
  }
}

/** Looks up in the CMS whether a document has this slug: it may be published so recently that no purge has arrived. */
async function lookUpSlug(type: AddressedCollection, slug: string, options: CmsOptions): Promise<boolean> {
  const pagination = { pageSize: 1, withCount: false };
  const query = { filters: { slug: { $eq: slug } }, view: "sitemap", pagination };
  const tags = [slugTag(type, options.locale, slug)];
  return (await cmsList(type, sitemapEntrySchema, query, options, tags)).data.length > 0;
}

/**
 * Tells whether a published document may have a slug, so that a flood of unknown URLs causes only a few cheap CMS
 * requests.
 *
 * @returns `true` also for a CMS that sends no purges, as it must be asked in any case.
 * @throws {CmsError | CmsContractError} The CMS can't be read.
 */
export async function mayHaveSlug(type: AddressedCollection, slug: string, options: CmsOptions): Promise<boolean> {
  if (slug.length > maxSlugLength) return false;
  if (env.SITE_CMS_SECRET === undefined || changedSlugs.has(slug)) return true;
  if ((await readers[type](options.locale)).has(slug)) return true;
  if (!(await isLookupAllowed())) {
    await assertReachable();
    return false;
  }
  const check = lookUpSlug(type, slug, options);
  newestLookup = check;
  return check;
}
