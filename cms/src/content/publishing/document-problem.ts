import type { Core } from "@strapi/strapi";
import { isLocale } from "#contract/locales";
import { isReservedPath } from "#contract/urls/own-paths";
import { localeOfPath, withLocalePrefix } from "#contract/urls/paths";
import { shadowingRedirectProblem } from "./shadowing-redirect-problem.ts";
import { documentTitleAt } from "./document-title-at.ts";
import type { DraftRef } from "./publishing-check.ts";

/** Returns why a draft publication can't be published, in Dutch; `null` when it can. */
export async function publicationProblem(
  strapi: Core.Strapi,
  { documentId, locale }: DraftRef,
): Promise<string | null> {
  const found = await strapi.documents("api::document.document").findOne({ documentId, locale, fields: ["path"] });
  if (!found?.path || !isLocale(locale)) return null;

  const address = withLocalePrefix(found.path, locale);
  if (isReservedPath(address) || localeOfPath(address) !== locale) {
    return `Een publicatie op ${address} is nooit te zien: de site gebruikt dat adres zelf. Kies een ander pad.`;
  }
  const away = await shadowingRedirectProblem(strapi, address, null);
  if (away !== null) return away;

  const title = await documentTitleAt(strapi, address, { except: documentId });
  return title === null ? null : `Op ${address} staat al ‘${title}’. Kies een ander pad.`;
}
