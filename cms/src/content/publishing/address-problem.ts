import type { Core } from "@strapi/strapi";
import { isLocale, type Locale } from "#contract/locales";
import { isReservedForOthers, isReservedPath } from "#contract/urls/own-paths";
import { localeOfPath } from "#contract/urls/paths";
import { pathOfDocument } from "../document-path.ts";
import { documentTitleAt } from "./document-title-at.ts";
import type { Draft } from "./publishing-check.ts";

/** Matches the feeds and calendar files that the site itself makes, which would hide a document with such a path. */
const ownFiles = /\.(?:ics|xml)$/u;

/**
 * Returns why visitors wouldn't see a draft at its URL, in Dutch: the site or another document uses that URL, or a
 * redirect leads away from it.
 *
 * @returns `null` when visitors would see it, or the type has no URLs.
 */
export async function addressProblem(strapi: Core.Strapi, draft: Draft): Promise<string | null> {
  const { uid, documentId, locale, entry } = draft;
  const path = pathOfDocument(uid, { ...entry, locale });
  if (path === null || !isLocale(locale)) return null;

  const change = uid === "api::document.document" ? "Kies een ander pad." : "Kies een andere slug.";
  if (isAnsweredBySite(uid, path, locale))
    return `${names[uid] ?? "Dit"} op ${path} is nooit te zien: de site gebruikt dat adres zelf. ${change}`;

  const target = await redirectTarget(strapi, draft, path);
  if (target !== null) return `Een doorverwijzing stuurt bezoekers van ${path} naar ${target}. Depubliceer die eerst.`;

  const title = await documentTitleAt(strapi, path, { except: documentId });
  return title === null ? null : `Op ${path} staat al ‘${title}’. ${change}`;
}

const names: Readonly<Record<string, string>> = {
  "api::document.document": "Een publicatie",
  "api::page.page": "Een pagina",
};

function isAnsweredBySite(uid: string, path: string, locale: Locale): boolean {
  if (uid === "api::document.document") return isReservedPath(path) || localeOfPath(path) !== locale;
  return ownFiles.test(path) || (uid === "api::page.page" && isReservedForOthers(path, locale));
}

/** Returns where a published redirect leads from the path of a draft; `null` when there is none. */
async function redirectTarget(strapi: Core.Strapi, { uid, documentId, locale }: Draft, path: string) {
  const redirects = strapi.documents("api::redirect.redirect");
  const filters = { from: { $eq: path } };
  const rule = await redirects.findFirst({ status: "published", filters, fields: ["to"] });
  if (!rule?.to) return null;
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const published: Draft["entry"] | null = await strapi.db.query(uid).findOne({ where });
  // A redirect to the published version was left by an earlier move, and is deleted when the document moves back.
  return rule.to === pathOfDocument(uid, { ...published, locale }) ? null : rule.to;
}
