import type { Page } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { follow } from "../fixtures/watch-page.ts";

const widths = [320, 390, 768, 1024, 1440, 1920];

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

const scrolled = (page: Page) => page.evaluate(() => [window.scrollX, window.scrollY].map(Math.round));

/** How far the selected chips stick out of their rows, in pixels; empty when none does. */
function hiddenChips(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main nav ul > li > [aria-current=true]")].flatMap((chip) => {
      const row = chip.closest("ul")?.getBoundingClientRect();
      const { left, right } = chip.getBoundingClientRect();
      return row === undefined || (left >= row.left - 1 && right <= row.right + 1) ? [] : [right - row.right];
    }),
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const width of widths) {
      // Each width with scripts or without; `npm run test:axe` tests both at each.
      const tag = (widths.indexOf(width) % 2 === 0) === javaScriptEnabled ? "" : " @every-page";
      test(`every page opens at its top at ${width} px, and the chosen chip is in sight${tag}`, async ({
        page,
        request,
      }) => {
        test.setTimeout(2 * 60_000);
        await page.setViewportSize({ width, height: 844 });
        // Each combination tests half of the pages with chips, the next width the other half, and another part of the
        // other pages.
        const all = await pathsOfSitemap(request);
        const others = all.filter((path) => !withChips.includes(path));
        const look = widths.indexOf(width);
        const share = others.filter((_, index) => index % widths.length === look);
        const half = withChips.filter((_, index) => (index + Math.floor(look / 2) + look) % 2 === 0);
        const found: string[] = [];
        for (const path of [...half, ...share]) {
          await page.goto(path, { waitUntil: "domcontentloaded" });
          if (javaScriptEnabled && path.includes("?")) await new SiteFrame(page).whenAlive();
          const [left, top] = await scrolled(page);
          if (left !== 0 || top !== 0) found.push(`${path} opens at ${left}, ${top}`);
          // Polls, as fonts that load make a row narrower.
          await expect.poll(() => hiddenChips(page), `chosen chips of ${path} out of their row`).toEqual([]);
        }
        expect(found).toEqual([]);
      });
    }
  });
}

for (const width of [390, 1440]) {
  test(`a page that is clicked to opens at its top at ${width} px`, async ({ page }) => {
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
