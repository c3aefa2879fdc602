import { locales, type Locale } from "@circuit/contract/locales";
import * as z from "zod";
import { readPageQuery, type PageParameter } from "#app/domain/page-query.ts";
import { log } from "#app/log.server.ts";
import { cmsListAll } from "./client.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";

/** Parameters of an address that hold a slug, each with the type of content that the slug is of. */
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
 * Translates the choices in an address from one language to another, as slugs differ by language.
 *
 * @param address - Path, query and fragment of the page in `locale`, with the slugs of the language that the visitor
 *   leaves.
 * @returns The address with slugs of `locale`. A choice is left out when this language doesn't have it, or it can't
 *   be looked up just now.
 */
export async function chooseInLanguage(address: string, locale: Locale): Promise<string> {
  const url = new URL(address, "http://site.invalid");
  const query = readPageQuery(url.searchParams);
  for (const [name, type] of chosenTypes) {
    const slug = query[name];
    if (slug === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- there is one at most on any page
    const own = await sameChoice(type, slug, locale);
    if (own === null) {
      // Pages of the whole list are others than those of the chosen part.
      for (const lost of [name, "page"]) url.searchParams.delete(lost);
    } else url.searchParams.set(name, own);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

async function sameChoice(type: ChosenType, slug: string, locale: Locale): Promise<string | null> {
  try {
    const own = await cachedChoices(`${type} ${locale}`);
    for (const other of locales.filter((one) => one !== locale)) {
      // oxlint-disable-next-line no-await-in-loop -- the first that knows it will do
      const chosen = (await cachedChoices(`${type} ${other}`)).find((choice) => choice.slug === slug);
      // No kind of stay: a form asks by the same name for one of the stays, with values of its own.
      if (chosen === undefined && type === "accommodation-types") return slug;
      const same = own.find(({ documentId }) => documentId === chosen?.documentId);
      if (same !== undefined) return same.slug;
    }
    return own.some((choice) => choice.slug === slug) ? slug : null;
  } catch (error) {
    // The visitor gets the page without the choice.
    log.info("A choice can't be said in another language", { type, reason: String(error) });
    return null;
  }
}
