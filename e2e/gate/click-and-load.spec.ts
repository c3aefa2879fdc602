import { locales } from "@circuit/contract/locales";
import { expectSameByClick } from "../fixtures/click-and-load.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { test } from "../fixtures/test.ts";

// Hundreds of pages are rendered, which is faster in a small window.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 500 } });

for (const language of inTurn(locales)) {
  // The same code answers every page of a kind.
  test(`R16 every ${language} kind of page, redirect and dead end is the same by click, with data that is asked of the application, as by a full load`, async ({
    page,
    request,
    baseURL,
    consoleErrors,
  }) => {
    test.setTimeout(6 * 60_000);
    const { origin } = new URL(baseURL ?? "");
    await expectSameByClick({ page, request, consoleErrors }, language, origin, {
      which: "every",
      what: "kind of page",
      isStored: false,
    });
  });
}
