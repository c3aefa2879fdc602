import { documentSchema, type PublishedDocument } from "@circuit/contract/documents";
import type { Locale } from "@circuit/contract/locales";
import { cmsListAll } from "./client.server.ts";
import { lastGood } from "./last-good.server.ts";

const reader = lastGood("documents", { freshMs: 5000, madeOf: ["documents"] }, (locale: Locale) =>
  cmsListAll("documents", documentSchema, { view: "card" }, { locale, signal: new AbortController().signal }),
);

/**
 * The publication served at a path, for example `/en/pitboxreglement`.
 *
 * @returns `null` when no published document has this path.
 * @throws {CmsError} The documents were never answered.
 */
export async function findPublishedDocument(pathname: string, locale: Locale): Promise<PublishedDocument | null> {
  const prefix = locale === "nl" ? "" : `/${locale}`;
  const documents = await reader(locale);
  return documents.find(({ path }) => path === pathname || `${prefix}${path}` === pathname) ?? null;
}
