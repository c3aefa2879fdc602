import type { Locale } from "../../../contract/src/locales.ts";
import { localeOfPath } from "../../../contract/src/urls/paths.ts";

/** Matches the path of a page of this site; files of the media library (`/uploads/…`) have no language. */
const page = /^\/(?!\/|uploads\/)\S*$/u;

/**
 * Returns the paths in a form's fields and rich texts that lead to pages in the other language, without repeats.
 *
 * @param locale - Language of the form.
 */
export function otherLanguageLinks(values: unknown, locale: Locale): string[] {
  return [...new Set(textsIn(values))].filter(
    (text) => page.test(text) && localeOfPath(text.replace(/[?#].*/u, "")) !== locale,
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
