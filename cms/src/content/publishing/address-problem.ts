import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import { isLocale } from "#contract/locales";
import { isReservedForOthers } from "#contract/own-paths";
import { type AddressedKind, kindOfType } from "#contract/paths";
import { pathIn } from "../document-path.ts";
import { shadowingRedirectProblem } from "./shadowing-redirect-problem.ts";
import { isOwnFile, titleAt } from "./published-address.ts";

const draftSchema = z.object({ slug: z.string().nullish() }).nullable();

/**
 * The reason why visitors wouldn't see a draft at its address, in Dutch: the site or another
 * document uses that address, or a redirect leads away from it.
 *
 * @returns `null` when there is no such reason, or the type has no addresses.
 */
export async function addressProblem(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<string | null> {
  const kind = kindOfType(uid);
  if (kind === null || !isLocale(locale)) return null;

  const where = { documentId, locale, publishedAt: null };
  const slug = draftSchema.parse(await strapi.db.query(uid).findOne({ where, select: ["slug"] }))?.slug;
  const path = slug ? pathIn(locale, kind, slug) : null;
  if (path === null) return null;

  if (isOwnFile(path) || (kind === "page" && isReservedForOthers(path, locale))) {
    return `${kind === "page" ? "Een pagina" : "Dit"} op ${path} is nooit te zien: de site gebruikt dat adres zelf. Kies een andere slug.`;
  }
  const away = await shadowingRedirectProblem(strapi, path, await publishedPath(strapi, uid, kind, documentId, locale));
  if (away !== null) return away;

  const title = await titleAt(strapi, path, { except: documentId });
  return title === null ? null : `Op ${path} staat al ‘${title}’. Kies een andere slug.`;
}

async function publishedPath(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  kind: AddressedKind,
  documentId: string,
  locale: string,
): Promise<string | null> {
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const slug = draftSchema.parse(await strapi.db.query(uid).findOne({ where, select: ["slug"] }))?.slug;
  return slug ? pathIn(locale, kind, slug) : null;
}
