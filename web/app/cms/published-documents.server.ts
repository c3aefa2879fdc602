import { documentSchema, type PublishedDocument } from "@circuit/contract/content/documents";
import { defaultLocale, type Locale } from "@circuit/contract/locales";
import { localeOfPath, publicationPath } from "@circuit/contract/urls/paths";
import { cmsListAll } from "./client.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";

const reader = staleIfError(
  "documents",
  { freshMs: 5000, staleMs: staleMsWithPurges, contentTypes: ["documents"] },
  (locale: Locale) =>
    cmsListAll("documents", documentSchema, { view: "card" }, { locale, signal: new AbortController().signal }),
);

/**
 * The publication served at a path, for example `/en/pitboxreglement`.
 *
 * @returns `null` when no published document has this path.
 * @throws {CmsError} The documents could never be read.
 */
export async function findPublishedDocument(pathname: string, locale: Locale): Promise<PublishedDocument | null> {
  const documents = await reader(locale);
  return documents.find((document) => addressesOf(document, locale).includes(pathname)) ?? null;
}

/**
 * The address of the publication that a path means, in capital or small letters: people type
 * `/100JAARTTMAGAZINE`.
 *
 * @returns `null` when it means none.
 * @throws {CmsError} The documents could never be read.
 */
export async function findPublicationAddress(pathname: string, locale: Locale): Promise<string | null> {
  const addresses = (await reader(locale)).flatMap((document) => addressesOf(document, locale));
  const typed = pathname.toLowerCase();
  return (
    addresses.find((address) => address === pathname) ??
    addresses.find((address) => address.toLowerCase() === typed) ??
    null
  );
}

/** An English path may be written with or without the prefix of its language. */
function addressesOf({ path }: PublishedDocument, locale: Locale): string[] {
  return locale === defaultLocale
    ? [path]
    : [path, publicationPath(path, locale)].filter((address) => localeOfPath(address) === locale);
}
