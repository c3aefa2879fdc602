import type { Locale } from "../../../contract/src/locales.ts";
import { localeOfPath } from "../../../contract/src/urls/paths.ts";

/** A path of this site that belongs to a language: files of the media library don't. */
const page = /^\/(?!\/|uploads\/)\S*$/u;

/**
 * The paths in a form, in fields and in texts, that lead to pages in the other language; each once.
 *
 * @param values - Of the form, as the panel has them.
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
