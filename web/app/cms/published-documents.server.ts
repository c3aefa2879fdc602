import { documentSchema, type PublishedDocument } from "@circuit/contract/content/documents";
import { defaultLocale, type Locale } from "@circuit/contract/locales";
import { localeOfPath, withLocalePrefix } from "@circuit/contract/urls/paths";
import { cmsListAll } from "./client.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";

const reader = staleIfError(
  "documents",
  { freshMs: 5000, staleMs: staleMsWithPurges, contentTypes: ["documents"] },
  (locale: Locale) =>
    cmsListAll("documents", documentSchema, { view: "card" }, { locale, signal: new AbortController().signal }),
);

/**
 * Returns the publication served at a path, for example `/en/pitboxreglement`.
 *
 * @returns `null` when no published document has this path.
 * @throws {CmsError} The documents could never be read.
 */
export async function findPublishedDocument(pathname: string, locale: Locale): Promise<PublishedDocument | null> {
  const documents = await reader(locale);
  return documents.find((document) => addressesOf(document, locale).includes(pathname)) ?? null;
}

/**
 * Returns the path of a publication in its own spelling, whatever letter case the visitor typed: `/100JAARTTMAGAZINE`.
 *
 * @returns `null` when no publication has this path.
 * @throws {CmsError} The documents could never be read.
 */
export async function findPublicationPath(pathname: string, locale: Locale): Promise<string | null> {
  const addresses = (await reader(locale)).flatMap((document) => addressesOf(document, locale));
  const typed = pathname.toLowerCase();
  return (
    addresses.find((address) => address === pathname) ??
    addresses.find((address) => address.toLowerCase() === typed) ??
    null
  );
}

/** Returns the paths of a publication: an English one has one with and one without the prefix `/en`. */
function addressesOf({ path }: PublishedDocument, locale: Locale): string[] {
  return locale === defaultLocale
    ? [path]
    : [path, withLocalePrefix(path, locale)].filter((address) => localeOfPath(address) === locale);
}
