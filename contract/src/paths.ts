import type { Locale } from "./locales.ts";

/** Kinds of document that have an address of their own. */
export type AddressedKind = "page" | "event" | "news" | "arrangement";

/** Slug of the page that is served at `/` (and `/en`). */
export const homeSlug = "home";

const prefixes: Record<Exclude<AddressedKind, "page">, Record<Locale, string>> = {
  event: { nl: "evenementen", en: "events" },
  news: { nl: "nieuws", en: "news" },
  arrangement: { nl: "business/vip-arrangementen", en: "business/vip-arrangements" },
};

/**
 * Address of a document on the site.
 *
 * Source: the route table of the specification, section 2. The CMS answers the
 * same paths in `navigation/render` (checked by its contract tests).
 *
 * @param slug - Slug in `locale`; a page's may span several segments.
 * @returns A path that starts with `/` and has no trailing slash, for example
 *   `/en/events/superbike`; `/` or `/en` for the home page.
 */
export function documentPath(kind: AddressedKind, slug: string, locale: Locale): string {
  const home = locale === "nl" ? "" : `/${locale}`;
  if (kind === "page") return slug === homeSlug ? home || "/" : `${home}/${slug}`;
  return `${home}/${prefixes[kind][locale]}/${slug}`;
}

/** A document by its kind and its slug in the language of the address. */
export interface AddressedDocument {
  kind: AddressedKind;
  slug: string;
}

/**
 * Reads an address: the inverse of `documentPath`.
 *
 * @param path - A path of this site without its language, for example
 *   `evenementen/superbike`; a page may span several segments.
 */
export function documentAt(path: string, locale: Locale): AddressedDocument {
  for (const kind of ["event", "news", "arrangement"] as const) {
    const start = `${prefixes[kind][locale]}/`;
    const slug = path.slice(start.length);
    if (path.startsWith(start) && slug !== "" && !slug.includes("/")) return { kind, slug };
  }
  return { kind: "page", slug: path };
}
