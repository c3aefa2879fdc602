import { expect, test } from "vitest";
import { parseDocumentPath, documentPath, addressedKinds } from "../src/urls/paths.ts";
import { locales } from "../src/locales.ts";
import { isSlug, maxSlugLength, readSlug, slugOf } from "../src/urls/slug.ts";

test("E02 slugs are small letters, figures and single hyphens", () => {
  expect(["tt-drenthe", "100-jaar", "a"].every(isSlug)).toBe(true);
  expect(["", "TT", "-a", "a-", "a--b", "a.b", "a b", "é", "<script>", "a".repeat(201)].some(isSlug)).toBe(false);
});

test("the right word in other letters is the word; what can't be a word is none", () => {
  const words = ["historisch", "Historisch", " HISTORISCH "];
  expect([...words, "Vrij-Rijden"].map(readSlug)).toEqual([...words.map(() => "historisch"), "vrij-rijden"]);
  expect([null, "", " ", "<script>", "a--b"].map(readSlug)).toEqual([null, null, null, null, null]);
});

test("the longest slug is an address that leads to its document, one longer is none", () => {
  const longest = "a".repeat(maxSlugLength);
  for (const locale of locales) {
    for (const kind of addressedKinds)
      expect(parseDocumentPath(documentPath(kind, longest, locale), locale)).toEqual({ kind, slug: longest });
  }
  expect([longest, `${longest}a`].map(isSlug)).toEqual([true, false]);
});

test.each([
  ["Één dag & nacht", "nl", "een-dag-en-nacht"],
  ["Rock & Roll", "en", "rock-and-roll"],
  ["R&B", "en", "r-and-b"],
  ["Ælle’s Łódź – Straße ❤", "nl", "aelles-lodz-strasse"],
  ["Ɔkɔ, Əliyev & Ħamrun, Işık", "en", "oko-eliyev-and-hamrun-isik"],
  ["Щёлково, Київ и Ђоковић", "nl", "shchelkovo-kiiv-i-dokovic"],
  ["Ξάνθη, Ψυχικό & Ρόδος", "nl", "xanthi-psychiko-en-rodos"],
  ["★ 東京 ?! ★", "nl", ""],
])("the slug of %s (%s) is %j", (title, locale, slug) => {
  expect(slugOf(title, locale)).toBe(slug);
});
