import { defaultLocale, locales, type Locale } from "../locales.ts";

/** Kinds of document with a URL of their own. */
export const addressedKinds = ["page", "event", "news", "arrangement"] as const;

export type AddressedKind = (typeof addressedKinds)[number];

/** Strapi's uid of each kind's content type. */
export const addressedTypes = {
  page: "api::page.page",
  event: "api::event.event",
  news: "api::news-article.news-article",
  arrangement: "api::arrangement.arrangement",
} as const satisfies Record<AddressedKind, string>;

/** Name of each kind in Strapi's REST API. */
export const addressedCollections = {
  page: "pages",
  event: "events",
  news: "news-articles",
  arrangement: "arrangements",
} as const satisfies Record<AddressedKind, string>;

export type AddressedCollection = (typeof addressedCollections)[AddressedKind];

/** Returns the kind of documents in a collection, by its REST name; `null` when its documents have no URL. */
export function kindOfCollection(name: string): AddressedKind | null {
  return addressedKinds.find((kind) => addressedCollections[kind] === name) ?? null;
}

/** Returns the kind of documents of a content type, by its uid; `null` when its documents have no URL. */
export function kindOfType(uid: string): AddressedKind | null {
  return addressedKinds.find((kind) => addressedTypes[kind] === uid) ?? null;
}

/** Slug of the home page, at `/` and `/en`. */
export const homeSlug = "home";

/**
 * Path before a document's slug, by kind and language; pages have all other paths.
 *
 * @see rows R04-R08 of docs/checklist.md
 */
export const documentFolders: Record<Exclude<AddressedKind, "page">, Record<Locale, `/${string}/`>> = {
  event: { nl: "/evenementen/", en: "/en/events/" },
  news: { nl: "/nieuws/", en: "/en/news/" },
  arrangement: { nl: "/business/vip-arrangementen/", en: "/en/business/vip-arrangements/" },
};

/**
 * Returns the slugs of the pages that the site itself links to: home, and the lists of events, news and arrangements,
 * to which breadcrumbs and buttons lead.
 */
export function fixedSlugs(locale: Locale): string[] {
  const lists = Object.values(documentFolders).map((folders) => folders[locale].replace(/\/$/u, ""));
  return [homeSlug, ...lists.map((path) => parseDocumentPath(path, locale).slug)];
}

/** Returns the path of a language's home page: `/` or `/en`. */
export function homePath(locale: Locale): string {
  return locale === defaultLocale ? "/" : `/${locale}`;
}

/** Returns the language of a path: its first segment if that is a language, else the default. */
export function localeOfPath(path: string): Locale {
  const [, segment] = path.split("/");
  return locales.find((locale) => locale !== defaultLocale && locale === segment) ?? defaultLocale;
}

/**
 * Returns the path of a document on the site, without trailing slash, for example `/en/events/superbike`.
 *
 * @param slug - Slug in `locale`; a page's may have several segments.
 */
export function documentPath(kind: AddressedKind, slug: string, locale: Locale): string {
  if (kind !== "page") return documentFolders[kind][locale] + slug;
  return slug === homeSlug ? homePath(locale) : withLocalePrefix(`/${slug}`, locale);
}

/** Adds a language to a path. @param path - Path without a language; starts with `/`. */
export function withLocalePrefix(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** The kind and slug of a document in the language of its path. */
export interface AddressedDocument {
  kind: AddressedKind;
  slug: string;
}

/**
 * Parses a document's path: the inverse of `documentPath`.
 *
 * @param path - A path of this site in `locale`, for example `/evenementen/superbike`.
 */
export function parseDocumentPath(path: string, locale: Locale): AddressedDocument {
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
