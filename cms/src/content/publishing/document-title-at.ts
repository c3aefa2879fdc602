import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { defaultLocale, type Locale } from "#contract/locales";
import {
  type AddressedKind,
  addressedKinds,
  addressedTypes,
  documentPath,
  homePath,
  homeSlug,
  localeOfPath,
} from "#contract/urls/paths";

type AddressedUid = (typeof addressedTypes)[AddressedKind];

const titledSchema = z.object({ title: z.string().nullish() }).nullable();

/**
 * Returns the title of the document, of any type with URLs, at a path of the site; `null` when there is none.
 *
 * @param path - Starts with `/`; `/en/…` is English. Capitals make no difference.
 * @param options.except - documentId of a document to ignore.
 * @param options.drafts - Looks for drafts instead of published documents.
 */
export async function documentTitleAt(
  strapi: Core.Strapi,
  path: string,
  { except = "", drafts = false }: { except?: string; drafts?: boolean } = {},
): Promise<string | null> {
  const locale = localeOfPath(path);
  const published = { locale, publishedAt: drafts ? null : { $notNull: true }, documentId: { $ne: except } };

  const publication = {
    ...published,
    path: { $eqi: locale === defaultLocale ? path : path.slice(homePath(locale).length) },
  };
  const found = await titleOf(strapi, "api::document.document", publication);
  if (found !== null) return found;

  for (const kind of addressedKinds) {
    const slug = slugAt(kind, path, locale);
    const title =
      slug === null ? null : await titleOf(strapi, addressedTypes[kind], { ...published, slug: { $eqi: slug } });
    if (title !== null) return title;
  }
  return null;
}

async function titleOf(strapi: Core.Strapi, uid: AddressedUid | "api::document.document", where: object) {
  const found: unknown = await strapi.db.query(uid).findOne({ where, select: ["title"] });
  return titledSchema.parse(found)?.title ?? null;
}

function slugAt(kind: AddressedKind, path: string, locale: Locale): string | null {
  if (kind === "page" && path === homePath(locale)) return homeSlug;
  const start = documentPath(kind, "", locale);
  return path.startsWith(start) && path !== start ? path.slice(start.length) : null;
}
