import type { Change } from "@circuit/contract/site-link/changes";
import { expect, test } from "vitest";
import { documentTag, listTag, slugTag, periodTag } from "./cache-tags.ts";
import { tagMatcherOf } from "./tag-matcher.ts";

const slugs = ["oud", "nieuw"];
const moments = ["2026-05-10T10:00:00.000Z"];
const article: Change = { cursor: 7, type: "news-articles", documentId: "a1", locale: "nl", slugs, moments };

test.each([
  ["the article itself", documentTag("a1"), true],
  ["another document", documentTag("a2"), false],
  ["a list of news", listTag("news-articles", "nl"), true],
  ["a list of English news", listTag("news-articles", "en"), false],
  ["a list of events", listTag("events", "nl"), false],
  ["the page of its old address", slugTag("news-articles", "nl", "oud"), true],
  ["the page of its new address", slugTag("news-articles", "nl", "nieuw"), true],
  ["a page with that address of another type", slugTag("pages", "nl", "nieuw"), false],
])("publishing an article and %s: %s is %s", (_, tag, touched) => {
  expect(tagMatcherOf([article])([tag])).toBe(touched);
});

const day = (number: number) => `2026-05-${String(number).padStart(2, "0")}T10:00:00.000Z`;

test.each([
  [day(9), day(11), true],
  [day(11), day(12), false],
  [day(8), day(9), false],
  ["", day(11), true],
  [day(9), "", true],
  [day(10), day(12), false],
])("an article that comes between %s and %s changes who the neighbours are: %s", (from, till, touched) => {
  expect(tagMatcherOf([article])([periodTag("news-articles", "nl", from, till)])).toBe(touched);
  expect(tagMatcherOf([article])([periodTag("news-articles", "en", from, till)])).toBe(false);
  expect(tagMatcherOf([article])([periodTag("events", "nl", from, till)])).toBe(false);
});

test("a change of something without languages touches both", () => {
  const type: Change = { ...article, type: "event-types", locale: null };
  for (const locale of ["nl", "en"] as const) expect(tagMatcherOf([type])([listTag("event-types", locale)])).toBe(true);
});
