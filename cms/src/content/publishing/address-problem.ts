import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isLocale } from "#contract/locales";
import { isReservedForOthers } from "#contract/urls/own-paths";
import { kindOfType } from "#contract/urls/paths";
import { pathOfDocument } from "../document-path.ts";
import { documentTitleAt } from "./document-title-at.ts";
import type { DraftRef } from "./publishing-check.ts";
import { shadowingRedirectProblem } from "./shadowing-redirect-problem.ts";

const versionSchema = z.object({ slug: z.string().nullish() }).nullable();

/** Matches the feeds and calendar files that the site itself makes, which would hide a document with such a path. */
const ownFiles = /\.(?:ics|xml)$/u;

/**
 * Returns why visitors wouldn't see a draft at its URL, in Dutch: the site or another document uses that URL, or a
 * redirect leads away from it.
 *
 * @returns `null` when visitors would see it, or the type has no URLs.
 */
export async function addressProblem(strapi: Core.Strapi, draft: DraftRef): Promise<string | null> {
  const { uid, documentId, locale } = draft;
  const kind = kindOfType(uid);
  if (kind === null || !isLocale(locale)) return null;

  const pathOfVersion = async (publishedAt: object | null) => {
    const where = { documentId, locale, publishedAt };
    const version = versionSchema.parse(await strapi.db.query(uid).findOne({ where, select: ["slug"] }));
    return pathOfDocument(uid, { locale, slug: version?.slug });
  };
  const path = await pathOfVersion(null);
  if (path === null) return null;

  if (ownFiles.test(path) || (kind === "page" && isReservedForOthers(path, locale))) {
    return `${kind === "page" ? "Een pagina" : "Dit"} op ${path} is nooit te zien: de site gebruikt dat adres zelf. Kies een andere slug.`;
  }
  const redirected = await shadowingRedirectProblem(strapi, path, await pathOfVersion({ $notNull: true }));
  if (redirected !== null) return redirected;

  const title = await documentTitleAt(strapi, path, { except: documentId });
  return title === null ? null : `Op ${path} staat al ‘${title}’. Kies een andere slug.`;
}
