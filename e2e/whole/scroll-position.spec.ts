import { openedElsewhere, scrolled } from "../fixtures/scroll-position.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { follow } from "../fixtures/watch-page.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      test(`L17 every page opens at its top at ${width} px @every-page`, async ({ page, request }) => {
        test.setTimeout(4 * 60_000);
        await page.setViewportSize({ width, height: 844 });
        expect(await openedElsewhere(page, await pathsOfSitemap(request), javaScriptEnabled)).toEqual([]);
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
