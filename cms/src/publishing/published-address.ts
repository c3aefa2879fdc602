import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type AddressedKind, documentPath } from "../document-path.ts";

const kinds = [
  ["page", "api::page.page"],
  ["event", "api::event.event"],
  ["news", "api::news-article.news-article"],
  ["arrangement", "api::arrangement.arrangement"],
] as const satisfies [AddressedKind, string][];

type AddressedUid = (typeof kinds)[number][1];

const languages = ["nl", "en"] as const;

const titledSchema = z.object({ title: z.string().nullish() }).nullable();

/**
 * Title of what visitors find at an address of the site: a page, an event, an
 * article, an arrangement or a publication.
 *
 * @param path - Starts with `/`; `/en/…` is English. Capitals and small letters are the same.
 * @param options.except - Document that doesn't count, because it is the one that asks.
 * @param options.drafts - Looks for drafts instead.
 * @returns `null` when nothing is there.
 */
export async function titleAt(
  strapi: Core.Strapi,
  path: string,
  { except = "", drafts = false }: { except?: string; drafts?: boolean } = {},
): Promise<string | null> {
  const locale = path === "/en" || path.startsWith("/en/") ? "en" : "nl";
  const published = { locale, publishedAt: drafts ? null : { $notNull: true }, documentId: { $ne: except } };

  const publication = { ...published, path: { $eqi: locale === "en" ? path.slice("/en".length) : path } };
  const found = await titleOf(strapi, "api::document.document", publication);
  if (found !== null) return found;

  for (const [kind, uid] of kinds) {
    const slug = slugAt(kind, path, locale);
    const title = slug === null ? null : await titleOf(strapi, uid, { ...published, slug: { $eqi: slug } });
    if (title !== null) return title;
  }
  return null;
}

async function titleOf(strapi: Core.Strapi, uid: AddressedUid | "api::document.document", where: object) {
  const found: unknown = await strapi.db.query(uid).findOne({ where, select: ["title"] });
  return titledSchema.parse(found)?.title ?? null;
}

function slugAt(kind: AddressedKind, path: string, locale: string): string | null {
  if (kind === "page" && path === documentPath("page", "home", locale)) return "home";
  const start = documentPath(kind, "", locale);
  return start !== null && path.startsWith(start) && path !== start ? path.slice(start.length) : null;
}

/** Addresses below these belong to something else than pages: to events, news and arrangements, or to the site itself. */
const ownPaths = [
  "/locale/",
  "/icons/",
  "/share/",
  "/forms/",
  "/builds/",
  "/_data/",
  "/uploads/",
  "/assets/",
  "/flags/",
  "/aanmelding/",
  "/en/subscription/",
];

/** Feeds and calendars, which the site makes of news and events. */
const ownFiles = /\.(?:ics|xml)$/u;

/** Tells whether an article or an event at this address would be hidden by a feed or a calendar of the site. */
export function isOwnFile(path: string): boolean {
  return ownFiles.test(path);
}

/**
 * Tells whether the site never shows a page at an address, because it serves
 * something else there.
 *
 * @param locale - Language of the page.
 */
export function isReservedForOthers(path: string, locale: string): boolean {
  if (locale === "nl" && languages.some((code) => code !== "nl" && `${path}/`.startsWith(`/${code}/`))) return true;
  const others = kinds.filter(([kind]) => kind !== "page").map(([kind]) => documentPath(kind, "", locale));
  return [...others, ...ownPaths].some((start) => start !== null && path.startsWith(start));
}
