import { defaultLocale, locales, type Locale } from "../locales.ts";

/** Kinds of document that have an address of their own. */
export const addressedKinds = ["page", "event", "news", "arrangement"] as const;

export type AddressedKind = (typeof addressedKinds)[number];

/** Their types in the content system. */
export const addressedTypes = {
  page: "api::page.page",
  event: "api::event.event",
  news: "api::news-article.news-article",
  arrangement: "api::arrangement.arrangement",
} as const satisfies Record<AddressedKind, string>;

/** Their names in its REST API. */
export const addressedCollections = {
  page: "pages",
  event: "events",
  news: "news-articles",
  arrangement: "arrangements",
} as const satisfies Record<AddressedKind, string>;

export type AddressedCollection = (typeof addressedCollections)[AddressedKind];

/** Kind of document in a collection, by its REST name; `null` for a collection whose documents have no address. */
export function kindOfCollection(name: string): AddressedKind | null {
  return addressedKinds.find((kind) => addressedCollections[kind] === name) ?? null;
}

/** Kind of document of a type, by its uid; `null` for a type whose documents have no address. */
export function kindOfType(uid: string): AddressedKind | null {
  return addressedKinds.find((kind) => addressedTypes[kind] === uid) ?? null;
}

/** Slug of the page that is served at `/` (and `/en`). */
export const homeSlug = "home";

/**
 * The path before a slug, by kind and language; pages use all other paths.
 *
 * Source: rows R04-R08 of docs/checklist.md.
 */
export const documentFolders: Record<Exclude<AddressedKind, "page">, Record<Locale, `/${string}/`>> = {
  event: { nl: "/evenementen/", en: "/en/events/" },
  news: { nl: "/nieuws/", en: "/en/news/" },
  arrangement: { nl: "/business/vip-arrangementen/", en: "/en/business/vip-arrangements/" },
};

/**
 * Slugs of the pages that the site itself leads to: home, and the lists above events, news and arrangements,
 * to which their addresses, breadcrumbs and buttons lead back.
 */
export function fixedSlugs(locale: Locale): string[] {
  const lists = Object.values(documentFolders).map((folders) => folders[locale].replace(/\/$/u, ""));
  return [homeSlug, ...lists.map((path) => documentAt(path, locale).slug)];
}

/** Home of a language: `/` or `/en`. */
export function homePath(locale: Locale): string {
  return locale === defaultLocale ? "/" : `/${locale}`;
}

/** The language of a path: its first segment if that is a language, otherwise the default. */
export function localeOfPath(path: string): Locale {
  const [, segment] = path.split("/");
  return locales.find((locale) => locale !== defaultLocale && locale === segment) ?? defaultLocale;
}

/**
 * Address of a document on the site. The CMS answers the same paths in `navigation/render`.
 *
 * @param slug - Slug in `locale`; a page's may span several segments.
 * @returns A path that starts with `/` and has no trailing slash, for example
 *   `/en/events/superbike`; `/` or `/en` for the home page.
 */
export function documentPath(kind: AddressedKind, slug: string, locale: Locale): string {
  if (kind !== "page") return documentFolders[kind][locale] + slug;
  return slug === homeSlug ? homePath(locale) : publicationPath(`/${slug}`, locale);
}

/** Address of a publication. @param path - Its path without a language, which starts with `/`. */
export function publicationPath(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** A document by its kind and its slug in the language of the address. */
export interface AddressedDocument {
  kind: AddressedKind;
  slug: string;
}

/**
 * Reads an address: the inverse of `documentPath`.
 *
 * @param path - A path of this site in `locale`, for example `/evenementen/superbike`; a page may span several segments.
 */
export function documentAt(path: string, locale: Locale): AddressedDocument {
  for (const kind of addressedKinds) {
    if (kind === "page") continue;
    const folder = documentFolders[kind][locale];
    const slug = path.slice(folder.length);
    if (path.startsWith(folder) && slug !== "" && !slug.includes("/")) return { kind, slug };
  }
  const home = homePath(locale);
  if (path === home) return { kind: "page", slug: homeSlug };
  return { kind: "page", slug: path.slice(home === "/" ? 1 : home.length + 1) };
}
