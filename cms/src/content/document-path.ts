import type { Core } from "@strapi/strapi";
import { isLocale } from "#contract/locales";
import { documentPath, kindOfType, withLocalePrefix } from "#contract/urls/paths";

const publicationUid = "api::document.document";

/** Whether documents of a type have a URL of their own on the site: publications, and types with a slug in the URL. */
export function hasPath(uid: string): boolean {
  return uid === publicationUid || kindOfType(uid) !== null;
}

/** The fields of a version of a document that make up its URL. */
interface Version {
  locale?: string | null | undefined;
  slug?: unknown;
  path?: unknown;
}

/** Returns the path of a version of a document on the site; `null` when it has no page there. */
export function pathOfDocument(uid: string, { locale, slug, path }: Version): string | null {
  if (!isLocale(locale)) return null;
  if (uid === publicationUid) return typeof path === "string" && path !== "" ? withLocalePrefix(path, locale) : null;
  const kind = kindOfType(uid);
  return kind !== null && typeof slug === "string" && slug !== "" ? documentPath(kind, slug, locale) : null;
}

/** Returns the path of a URL of this site, without query and trailing slash; `null` for any other URL. */
export function pathOnSite(strapi: Core.Strapi, address: string): string | null {
  const site = new URL(strapi.config.get<string>("site.url"));
  if (!URL.canParse(address, site)) return null;
  const { origin, pathname } = new URL(address, site);
  if (origin !== site.origin) return null;
  return pathname.length > 1 ? pathname.replace(/\/+$/u, "") : pathname;
}
