import { expect, test } from "vitest";
import { locales } from "../src/locales.ts";
import { parseDocumentPath, documentPath, localeOfPath } from "../src/urls/paths.ts";

test.each([
  { kind: "event", slug: "superbike" },
  { kind: "news", slug: "eerste-bocht" },
  { kind: "arrangement", slug: "lounge" },
  { kind: "page", slug: "business/contact" },
  { kind: "page", slug: "home" },
] as const)("R06 the address of a $kind leads back to it in both languages", (document) => {
  for (const locale of locales) {
    const path = documentPath(document.kind, document.slug, locale);
    expect(parseDocumentPath(path, locale)).toEqual(document);
    expect(localeOfPath(path)).toBe(locale);
  }
});

test.each(["evenementen", "evenementen/", "nieuws/a/b", "events/superbike"])("R06 nl %s is a page", (path) => {
  expect(parseDocumentPath(`/${path}`, "nl")).toEqual({ kind: "page", slug: path });
});
