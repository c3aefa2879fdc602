import { sitemapEntrySchema } from "@circuit/contract/documents";
import type { Locale } from "@circuit/contract/locales";
import { listAnswer } from "@circuit/contract/response";
import { env } from "#app/env.server.ts";
import { callCms, parseAnswer } from "./call-cms.server.ts";
import { cmsListByAge, type CmsOptions } from "./client.server.ts";
import { onChanges } from "./forget-answers.server.ts";
import { lastGood, whileTold } from "./last-good.server.ts";

/** Types of which a document is asked for by its slug, by REST name. */
export type AddressedType = "pages" | "events" | "news-articles" | "arrangements";

/** Long: what is published meanwhile is told. */
const freshMs = 600_000;

const readerOf = (type: AddressedType) =>
  lastGood(`slugs of ${type}`, { freshMs, staleMs: whileTold, madeOf: [], failsWhenBroken: true }, (locale: Locale) =>
    readSlugs(type, locale),
  );

const readers: Readonly<Record<AddressedType, ReturnType<typeof readerOf>>> = {
  pages: readerOf("pages"),
  events: readerOf("events"),
  "news-articles": readerOf("news-articles"),
  arrangements: readerOf("arrangements"),
};

async function readSlugs(type: AddressedType, locale: Locale): Promise<ReadonlySet<string>> {
  const options = { locale, signal: new AbortController().signal };
  const entries = await cmsListByAge(type, sitemapEntrySchema, { view: "sitemap" }, options);
  return new Set(entries.map(({ slug }) => slug));
}

/** Every slug that a change named: whether something is there now has to be asked. */
const changedSlugs = new Set<string>();

onChanges((changes) => {
  if (changes === "all") return;
  for (const { slugs } of changes) for (const slug of slugs) changedSlugs.add(slug);
});

/** Unknown slugs that the content system is asked for in a second, by each process: visitors ask for fewer, floods for more. */
const mostChecks = 10;

const checks = { second: 0, count: 0 };

function mayCheck(): boolean {
  const second = Math.floor(Date.now() / 1000);
  if (second !== checks.second) Object.assign(checks, { second, count: 0 });
  checks.count += 1;
  return checks.count <= mostChecks;
}

/** What was published a moment ago, and not told yet. */
async function isThereByNow(type: AddressedType, slug: string, { locale, signal }: CmsOptions): Promise<boolean> {
  const pagination = { pageSize: 1, withCount: false };
  const query = { filters: { slug: { $eq: slug } }, view: "sitemap", locale, pagination };
  const path = `/${type}`;
  const answer = await callCms(path, query, { signal });
  return parseAnswer(path, listAnswer(sitemapEntrySchema), answer).data.length > 0;
}

/**
 * Tells whether a published document may have a slug: of addresses that lead nowhere there is no end, and
 * the content system is asked for a few of them only, in its cheapest way.
 *
 * @returns `true` also where the content system tells of no changes: then it has to be asked in any case.
 * @throws {CmsError | CmsContractError} The slugs can't be read.
 */
export async function mayHaveSlug(type: AddressedType, slug: string, options: CmsOptions): Promise<boolean> {
  if (env.SITE_CMS_SECRET === undefined || changedSlugs.has(slug)) return true;
  if ((await readers[type](options.locale)).has(slug)) return true;
  return mayCheck() && isThereByNow(type, slug, options);
}
