import type { Core } from "@strapi/strapi";
import { titleAt } from "./published-address.ts";

/** What keeps a draft publication from being published, in Dutch; `null` when nothing does. */
export async function documentProblem(strapi: Core.Strapi, documentId: string, locale: string): Promise<string | null> {
  const found = await strapi.documents("api::document.document").findOne({ documentId, locale, fields: ["path"] });
  if (!found?.path) return null;

  const address = locale === "nl" ? found.path : `/${locale}${found.path}`;
  const title = await titleAt(strapi, address, { except: documentId });
  return title === null ? null : `Op ${address} staat al ‘${title}’. Kies een ander pad.`;
}
