import type { Browser, Page } from "@playwright/test";
import { browserWithFonts, fontSets, type FontSet } from "../fixtures/installed-fonts.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchShifts } from "../fixtures/watch-shifts.ts";

/** Largest cumulative layout shift of a page while it loads. */
const mostShift = 0.01;

const pages = [
  "/",
  "/en/events",
  "/evenementen/tt-drenthe",
  "/nieuws",
  "/en/news/new-tarmac-from-wolvenkuil-to-turfvaart",
  "/accommodaties",
  "/business/vip-arrangementen/lounge-startbrink",
  "/veelgestelde-vragen",
  "/posters",
  "/circuit/geschiedenis",
  "/media",
  "/business",
  "/contact",
  "/bestaat-niet",
];

/** Pages that aren't in the sitemap: of forms and mails, and an error. */
const unlisted = ["/aanmelding/nieuwsbrief", "/en/subscription/newsletter", "/aanmelding/bevestigen/x", "/100%"];

const widths = [390, 768, 1440];

/**
 * The pages to test: each at every width, with other fonts at each. `npm run test:axe` tests every page at every width
 * with all fonts.
 */
function shareOf(fonts: FontSet, width: number): readonly string[] {
  const first = widths.indexOf(width) + fontSets.indexOf(fonts);
  return pages.filter((_, index) => (index + first) % widths.length === 0);
}

/** Delays of fonts, style sheet and pictures, in milliseconds. */
const lateness = { font: 500, sheet: 150, picture: 250 };

async function slowDown(page: Page): Promise<void> {
  const late = (pattern: string, milliseconds: number) =>
    page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue().catch(() => undefined);
    });
  await late("**/*.woff2", lateness.font);
  await late("**/*.css", lateness.sheet);
  await late("**/uploads/**", lateness.picture);
}

/** The layout shift of a page at a first visit, and the state of its fonts at the end. */
async function visit(browser: Browser, address: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
  const shifted = await watchShifts(page);
  await slowDown(page);
  await page.goto(address);
  await page.locator("html[data-fonts]").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const outcome = { shift: await shifted(), fonts: await page.locator("html").getAttribute("data-fonts") };
  await page.close();
  return outcome;
}

for (const fonts of fontSets) {
  test.describe(`on a machine that has the fonts of ${fonts} alone`, () => {
    for (const width of widths) {
      for (const [what, paths, tag] of [
        ["no page of its share", shareOf(fonts, width), ""],
        ["no kind of page", pages, " @every-page"],
      ] as const) {
        test(`${what} shifts at ${width} px on a first visit over a slow connection${tag}`, async ({
          playwright,
          launchOptions,
          baseURL,
        }) => {
          test.setTimeout(4 * 60_000);
          const { browser, stop } = await browserWithFonts(playwright.chromium, launchOptions, fonts);
          const found: string[] = [];
          let withOwnFonts = 0;
          for (const path of paths) {
            const { shift, fonts: used } = await visit(browser, `${baseURL}${path}`, width);
            if (shift > mostShift) found.push(`${path}: ${shift.toFixed(4)}`);
            if (used === "used") withOwnFonts += 1;
          }
          await stop();
          expect(found).toEqual([]);
          // With fallback fonts as wide as ours, our own come in at once on nearly every page.
          if (fonts === "liberation") expect(withOwnFonts).toBeGreaterThan(paths.length / 2);
        });
      }
    }
  });
}

for (const fonts of fontSets) {
  test(`no kind of page is wider than a phone while it has the fonts of ${fonts} alone`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(2 * 60_000);
    const { browser, stop } = await browserWithFonts(playwright.chromium, launchOptions, fonts);
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.route("**/*.woff2", (route) => route.abort());
    await page.route("**/uploads/**", (route) => route.abort());
    const found: string[] = [];
    for (const path of [...pages, ...unlisted]) {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(`${baseURL}${path}`);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const taken = await page.locator("html").evaluate((html) => html.scrollWidth);
        if (taken > width) found.push(`${path} takes ${taken} of ${width} px`);
      }
    }
    await stop();
    expect(found).toEqual([]);
  });
}

test("fonts that would have moved a page come with the next one", async ({ page }) => {
  await slowDown(page);
  // As if the fallback fonts took much more room than our own, whatever fonts this machine has.
  await page.addInitScript(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('html:not([data-fonts="used"]) main { padding-block-start: 200px }');
    document.adoptedStyleSheets.push(wide);
  });
  await page.goto("/nieuws");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "late");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacyverklaring" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "used");
});

for (const [width, paths, tag] of [
  [412, pages, ""],
  [1440, shareOf("liberation", 1440), ""],
  [1440, pages, " @every-page"],
] as const) {
  test(`of ${paths.length} kinds of page none shifts at ${width} px when all has come before the page is first drawn${tag}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(2 * 60_000);
    const found: string[] = [];
    let withOwnFonts = 0;
    for (const path of paths) {
      const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
      const shifted = await watchShifts(page);
      // As on a slow machine: the first animation frame comes after the page has loaded.
      await page.addInitScript(() => {
        const loaded = new Promise((resolve) => addEventListener("load", resolve));
        const next = requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) => {
          void loaded.then(() => setTimeout(() => next(callback), 50));
          return 0;
        };
        // The page removes this element when it starts; its sheet object still has the remaining rules.
        addEventListener("DOMContentLoaded", () => {
          const style = document.querySelector<HTMLStyleElement>("#before-drawn");
          Reflect.set(window, "beforeDrawn", style?.sheet);
        });
      });
      await page.goto(`${baseURL}${path}`);
      await page.locator("html[data-fonts]").waitFor({ state: "attached" });
      const shift = await shifted();
      if (shift > mostShift) found.push(`${path}: ${shift.toFixed(4)}`);
      const isUsed = (await page.locator("html").getAttribute("data-fonts")) === "used";
      // Font faces that missed the first paint are removed; those that come in later have other rules.
      const inTime = await page.evaluate(() => {
        const sheet: unknown = Reflect.get(window, "beforeDrawn");
        return sheet instanceof CSSStyleSheet && [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule);
      });
      if (isUsed && inTime) withOwnFonts += 1;
      await page.close();
    }
    expect(found).toEqual([]);
    expect(withOwnFonts, "pages drawn in fonts that came in time").toBeGreaterThan(paths.length / 2);
  });
}
