import { locales, type Locale } from "@circuit/contract/locales";
import * as z from "zod";
import { readPageQuery, type PageParameter } from "#app/domain/page-query.ts";
import { log } from "#app/log.server.ts";
import { cmsListAll } from "./client.server.ts";
import { isCmsFailure } from "./cms-error.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";

/** Query parameters that hold a slug, each with the content type of the slug. */
const chosenTypes = [
  ["type", "event-types"],
  ["stay", "accommodation-types"],
  ["category", "faq-categories"],
] as const satisfies [PageParameter, string][];

type ChosenType = (typeof chosenTypes)[number][1];

const choiceSchema = z.object({ documentId: z.string(), slug: z.string() });

const cachedChoices = staleIfError(
  "filter-choices",
  { freshMs: 60_000, contentTypes: chosenTypes.map(([, type]) => type) },
  (key: `${ChosenType} ${Locale}`) => {
    const [type, locale] = key.split(" ");
    const options = { locale: locales.find((one) => one === locale) ?? "nl", signal: new AbortController().signal };
    return cmsListAll(type ?? "", choiceSchema, {}, options);
  },
);

/**
 * Translates the slugs in the query of a URL, for a visitor who switches language.
 *
 * @param address - Path, query and fragment: the path in `locale`, the slugs in the query in the other language.
 * @returns The URL with slugs of `locale`, without a slug that this language lacks or that can't be looked up now.
 */
export async function translateQuerySlugs(address: string, locale: Locale): Promise<string> {
  const url = new URL(address, "http://site.invalid");
  const query = readPageQuery(url.searchParams);
  for (const [name, type] of chosenTypes) {
    const slug = query[name];
    if (slug === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- there is one at most on any page
    const own = await translateSlug(type, slug, locale);
    if (own === null) {
      // Without the filter the page number would mean another page.
      for (const lost of [name, "page"]) url.searchParams.delete(lost);
    } else url.searchParams.set(name, own);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

async function translateSlug(type: ChosenType, slug: string, locale: Locale): Promise<string | null> {
  try {
    const own = await cachedChoices(`${type} ${locale}`);
    for (const other of locales.filter((one) => one !== locale)) {
      // oxlint-disable-next-line no-await-in-loop -- the first that knows it will do
      const chosen = (await cachedChoices(`${type} ${other}`)).find((choice) => choice.slug === slug);
      // Not an accommodation type: a form uses the parameter `stay` too, for an accommodation.
      if (chosen === undefined && type === "accommodation-types") return slug;
      const same = own.find(({ documentId }) => documentId === chosen?.documentId);
      if (same !== undefined) return same.slug;
    }
    return own.some((choice) => choice.slug === slug) ? slug : null;
  } catch (error) {
    if (!isCmsFailure(error)) throw error;
    log.info("A choice can't be said in another language", { type, reason: String(error) });
    return null;
  }
}
