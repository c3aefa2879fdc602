import { locales } from "@circuit/contract/locales";
import { test } from "../fixtures/installed-fonts.ts";
import { kindsOfPage } from "../fixtures/kinds-of-page.ts";
import { ownKindsOfPage } from "../fixtures/own-pages.ts";
import { keepsContract, looks } from "../fixtures/page-contract.ts";
import { inTurn } from "../fixtures/rotation.ts";

/** Each kind of page in each language. */
const visits = [
  ...kindsOfPage.flatMap(([what, nl, en]) => locales.map((locale) => ({ what, locale, path: { nl, en }[locale] }))),
  ...ownKindsOfPage.flatMap(([what, make]) => locales.map((locale) => ({ what, locale, make }))),
];

/** Kinds of page that say that there is none. */
const absent = new Set<string>([
  "a page that isn't there",
  "an order that isn't there",
  "a ticket that isn't there",
  "a checkout that isn't there",
  "a mail's link that leads nowhere",
]);

/**
 * A load showed an event without the tickets that a click showed: the CMS told of its places as they were a second before. Since
 * that is mended the quarantine stays until ten runs were green.
 */
const inQuarantine: Readonly<Record<string, string>> = { tickets: " @quarantine-2026-12-09" };

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { what, locale, ...visit } of inTurn(visits, 6)) {
  const look = looks[locale];
  test.describe(() => {
    test.use(look);

    test(`R01 R04 R16 E09 L17 ${what} in ${locale} keeps the page contract, ${look.colorScheme} at ${look.viewport.width} px${inQuarantine[what] ?? ""}`, async ({
      page,
      consoleErrors,
    }) => {
      // All questions together take as many times as long.
      test.slow();
      const isAbsent = absent.has(what);
      const isOwn = "make" in visit;
      const path = isOwn ? await visit.make(page, locale) : visit.path;
      await keepsContract(page, { path, locale, isOwn, isAbsent });
      // The browser reports the status of a page that is clicked to.
      const isExpected = (error: string) => isAbsent && error.includes("status of 404");
      consoleErrors.splice(0, Infinity, ...consoleErrors.filter((error) => !isExpected(error)));
    });
  });
}
