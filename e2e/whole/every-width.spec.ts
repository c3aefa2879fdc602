import type { Page } from "@playwright/test";
import { forceLargeLetters } from "../fixtures/forced-letters.ts";
import { test } from "../fixtures/installed-fonts.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { outOfSight, overlappingTexts } from "../fixtures/out-of-sight.ts";
import { expect } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

/** The widths that the page contract leaves out. */
const widths = [320, 768, 1024, 1920];

/** Pages with the widest parts: a table, long words, a button in a narrow column; and one whose address can't be read. */
const others = [
  "/evenementen/hunebed-classic",
  "/nieuws/driehonderdveertig-motoren-en-een-die-niet-wilde",
  "/nieuws/hulst-rijdt-1-33-127-en-pakt-het-baanrecord",
  "/100%",
];

// A trace of every page takes longer than the test.
test.use({ trace: "off" });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [turn, half] of ["Dutch first", "English first"].entries()) {
  test(`every kind of page fits the other widths, and every text its panel (${half})`, async ({ page }) => {
    test.setTimeout(4 * 60_000);
    const found: string[] = [];
    for (const path of [...addressesOfKinds(turn), ...others]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await whenStyled(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const faults = [...(await outOfSight(page)), ...(await overlappingTexts(page))];
        found.push(...faults.map((fault) => `${path} at ${width}: ${fault}`));
      }
      // Letters twice as large by the page itself: the browser's media queries know nothing of it.
      await forceLargeLetters(page);
      for (const width of [390, ...widths]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await sideways(page);
        if (over > 0) found.push(`${path} at ${width}, letters twice as large: ${over} pixels too wide`);
      }
    }
    expect(found).toEqual([]);
  });
}
