import type { Page } from "@playwright/test";
import { whenSettled } from "../fixtures/first-visit.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { makeOwnPages } from "../fixtures/own-pages.ts";
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

/**
 * How far the selected chips stick out of their rows, in pixels; empty when none does. In a row of switches, of which several
 * are on, they can't all be in sight.
 */
function hiddenChips(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main nav ul > li > [aria-current=true]")].flatMap((chip) => {
      const list = chip.closest("ul");
      if (list !== null && list.querySelectorAll("[aria-current=true]").length > 1) return [];
      const row = list?.getBoundingClientRect();
      const { left, right } = chip.getBoundingClientRect();
      return row === undefined || (left >= row.left - 1 && right <= row.right + 1) ? [] : [right - row.right];
    }),
  );
}

/** Opens pages one after the other. @returns Those that aren't at their top, at once or once scripts and fonts are there. */
async function openedElsewhere(page: Page, paths: readonly string[], hasScripts: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const look = async (when: string) => {
      const [left, top] = await scrolled(page);
      if (left !== 0 || top !== 0) found.push(`${path} is at ${left}, ${top} ${when}`);
    };
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await look("as it opens");
    if (hasScripts) {
      await whenSettled(page);
      await look("with scripts and fonts");
    }
    // Polls, as fonts that load make a row narrower.
    await expect.poll(() => hiddenChips(page), `chosen chips of ${path} out of their row`).toEqual([]);
  }
  return found;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const [look, width] of widths.entries()) {
      // Each width has half of the pages with chips, the next width the other half.
      const chips = withChips.filter((_, index) => (index + Math.floor(look / 2) + look) % 2 === 0);
      // With scripts `layout-shift.spec.ts` looks at the other widths, over a slow connection and with each set of fonts.
      const hasKinds = [320, 1024, 1920].includes(width) === javaScriptEnabled;

      const tag = hasKinds ? "" : " @every-page";
      test(`every ${hasKinds ? "kind of page" : "page with chips"} opens at its top at ${width} px, and the chosen chip is in sight${tag}`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(2 * 60_000);
        const site = new URL(baseURL ?? "").origin;
        const own = hasKinds ? await makeOwnPages(site, look % 2 === 0 ? "nl" : "en") : [];
        await page.setViewportSize({ width, height: 844 });
        const paths = [...(hasKinds ? addressesOfKinds(look) : []), ...chips];
        const found = await openedElsewhere(page, paths, javaScriptEnabled);
        for (const { path, cookies = [] } of own) {
          await page.context().addCookies(cookies);
          found.push(...(await openedElsewhere(page, [path], javaScriptEnabled)));
        }
        expect(found).toEqual([]);
      });

      test(`every page opens at its top at ${width} px @every-page`, async ({ page, request }) => {
        test.setTimeout(4 * 60_000);
        await page.setViewportSize({ width, height: 844 });
        expect(await openedElsewhere(page, await pathsOfSitemap(request), javaScriptEnabled)).toEqual([]);
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
