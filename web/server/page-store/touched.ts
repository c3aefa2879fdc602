import type { Change } from "@circuit/contract/changes";
import { documentTag, listTag, slugTag } from "#app/cms/made-from.server.ts";
import { locales } from "@circuit/contract/locales";

/**
 * Tells whether a change in the content system touches an answer.
 *
 * @param tags - What the answer was made from (`made-from.server.ts`).
 */
export function isTouched(tags: readonly string[], changes: readonly Change[]): boolean {
  return changes.some((change) => {
    const exact = tagsOf(change);
    return tags.some((tag) => exact.has(tag) || (tag.startsWith("t:") && isInStretch(tag, change)));
  });
}

/** The tags that a change touches. A type without languages touches both. */
function tagsOf({ type, documentId, locale, slugs }: Change): Set<string> {
  const touched = locale === null ? locales : [locale];
  return new Set([
    documentTag(documentId),
    ...touched.flatMap((code) => [listTag(type, code), ...slugs.map((slug) => slugTag(type, code, slug))]),
  ]);
}

/** Whether the document was or is between the two ends of a stretch, which are documents themselves. */
function isInStretch(tag: string, { type, locale, moments }: Change): boolean {
  const [, ofType, ofLocale, from = "", till = ""] = tag.split(":").map(decodeURIComponent);
  if (ofType !== type || (locale !== null && ofLocale !== locale)) return false;
  return moments.some((moment) => {
    const at = Date.parse(moment);
    return (from === "" || at > Date.parse(from)) && (till === "" || at < Date.parse(till));
  });
}
