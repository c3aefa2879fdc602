import { sitemapEntrySchema } from "@circuit/contract/documents";
import type { Locale } from "@circuit/contract/locales";
import { env } from "#app/env.server.ts";
import { cmsListByAge } from "./client.server.ts";
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

/**
 * Tells whether a published document may have a slug: of addresses that lead nowhere there is no end, and
 * the content system is asked for none of them.
 *
 * @returns `true` also where the content system tells of no changes: then it has to be asked.
 * @throws {CmsError | CmsContractError} The slugs can't be read.
 */
export async function mayHaveSlug(type: AddressedType, slug: string, locale: Locale): Promise<boolean> {
  if (env.SITE_CMS_SECRET === undefined || changedSlugs.has(slug)) return true;
  return (await readers[type](locale)).has(slug);
}
