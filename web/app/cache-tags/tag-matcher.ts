import type { Change } from "@circuit/contract/site-link/changes";
import { documentTag, listTag, slugTag } from "./cache-tags.ts";
import { locales } from "@circuit/contract/locales";

/** Returns a function that tells by an answer's cache tags whether one of the changes invalidates the answer. */
export function tagMatcherOf(changes: readonly Change[]): (tags: readonly string[]) => boolean {
  const exact = new Set(changes.flatMap((change) => [...tagsOf(change)]));
  const moving = changes.filter(({ moments }) => moments.length > 0);
  const isMoving = (tag: string) => tag.startsWith("t:") && moving.some((change) => isInStretch(tag, change));
  return (tags) => tags.some((tag) => exact.has(tag) || isMoving(tag));
}

/** Returns the cache tags that a change invalidates: those of both languages for a type that isn't translated. */
function tagsOf({ type, documentId, locale, slugs }: Change): Set<string> {
  const touched = locale === null ? locales : [locale];
  return new Set([
    documentTag(documentId),
    ...touched.flatMap((code) => [listTag(type, code), ...slugs.map((slug) => slugTag(type, code, slug))]),
  ]);
}

/** Whether a `periodTag` covers one of the document's dates, before or after the change. */
function isInStretch(tag: string, { type, locale, moments }: Change): boolean {
  if (!tag.startsWith(`t:${type}:`)) return false;
  const [, , ofLocale, from = "", till = ""] = tag.split(":").map(decodeURIComponent);
  if (locale !== null && ofLocale !== locale) return false;
  return moments.some((moment) => {
    const at = Date.parse(moment);
    return (from === "" || at > Date.parse(from)) && (till === "" || at < Date.parse(till));
  });
}
