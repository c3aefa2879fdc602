import { hiddenChips, scrolled } from "../fixtures/scroll-position.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { whenSettled } from "../fixtures/slow-visit.ts";
import { expect, test } from "../fixtures/test.ts";
import { follow } from "../fixtures/watch-page.ts";

/** Pages with rows of chips; in some the address selects a chip. */
const withChips = [
  "/evenementen",
  "/en/events",
  "/evenementen/tt-drenthe",
  "/en/events/superbike-drenthe",
  "/veelgestelde-vragen",
  "/en/accommodation",
  "/evenementen?type=motoren",
  "/en/events?type=motorcycles",
  "/veelgestelde-vragen?category=toegankelijkheid",
  "/accommodaties?stay=camping",
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const width of [320, 768, 1920]) {
      test(`L17 every page with chips opens at its top at ${width} px, and the chosen chip is in sight`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const path of withChips) {
          await page.goto(path, { waitUntil: "domcontentloaded" });
          expect.soft(await scrolled(page), `${path} as it opens`).toEqual([0, 0]);
          if (javaScriptEnabled) await whenSettled(page);
          expect.soft(await scrolled(page), path).toEqual([0, 0]);
          // Polls, as fonts that load make a row narrower.
          await expect.poll(() => hiddenChips(page), `chosen chips of ${path} out of their row`).toEqual([]);
        }
      });
    }
  });
}

for (const width of [390, 1440]) {
  test(`L17 a page that is clicked to opens at its top at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      "/evenementen",
      "/veelgestelde-vragen?category=toegankelijkheid",
      "/accommodaties",
      "/nieuws",
    ]) {
      await page.goto("/privacyverklaring");
      await new SiteFrame(page).whenAlive();
      await page.evaluate(() => window.scrollTo(0, 400));
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect.poll(() => scrolled(page), path).toEqual([0, 0]);
    }
  });
}
