import { locales } from "@circuit/contract/locales";
import type { Page } from "@playwright/test";
import { firstVisits, forgetsVisits, viewportOf } from "../fixtures/first-visit.ts";
import { faultsOfHeader } from "../fixtures/header-faults.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { browserWithFonts, fontSets } from "../fixtures/installed-fonts.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { makeOwnPages, type OwnPage } from "../fixtures/own-pages.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchShifts } from "../fixtures/watch-shifts.ts";

/** Largest cumulative layout shift of a page while it loads. */
const mostShift = 0.01;

/** Pages of mails that lead nowhere, and an address that can't be read. */
const deadEnds = ["/aanmelding/bevestigen/x", "/en/subscription/unsubscribe/x", "/100%"];

const widths = [390, 768, 1440];

/** How many pages are open at a time: a visit over a slow connection is mostly waiting. */
const lanes = 4;

/** Delays of fonts, style sheet and pictures, in milliseconds. */
const lateness = { font: 500, sheet: 150, picture: 250 };

/** @param seen - Counts the fonts that were late. */
async function slowDown(page: Page, seen = { fonts: 0 }): Promise<void> {
  const late = (pattern: string, milliseconds: number) =>
    page.route(pattern, async (route) => {
      if (milliseconds === lateness.font) seen.fonts += 1;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue().catch(() => undefined);
    });
  await late("**/*.woff2", lateness.font);
  await late("**/*.css", lateness.sheet);
  await late("**/uploads/**", lateness.picture);
}

/**
 * A third of some pages: over all combinations of fonts and widths each page is looked at once at every width, and once with
 * every font.
 */
function thirdOf<Each>(pages: readonly Each[], turn: number, place: number): Each[] {
  return pages.filter((_, index) => (index + turn + place) % widths.length === 0);
}

for (const [turn, fonts] of fontSets.entries()) {
  for (const [place, width] of widths.entries()) {
    const locale = locales[(turn + place) % locales.length] ?? "nl";
    // Between a phone and a desk little is of a width's own.
    for (const share of width === 768 ? ["whole"] : ["third", "whole"]) {
      const tag = share === "whole" ? " @every-page" : "";
      test(`no kind of page shifts at ${width} px on a first visit over a slow connection, on a machine that has the fonts of ${fonts} alone${tag}`, async ({
        playwright,
        launchOptions,
        baseURL,
      }) => {
        test.setTimeout(4 * 60_000);
        const site = new URL(baseURL ?? "").origin;
        const { browser, stop } = await browserWithFonts(playwright.chromium, launchOptions, fonts);
        const kinds = addressesOfKinds(turn + place).map((path) => ({ path }));
        const all = [...kinds, ...(await makeOwnPages(site, locale))];
        const pages = share === "whole" ? all : thirdOf(all, turn, place);
        const late = { fonts: 0 };
        const visits = await inLanes(lanes, pages, () =>
          firstVisits(browser, site, width, (page) => slowDown(page, late)),
        );
        await stop();
        const found = visits.flatMap(({ path, shift, left, top }) => [
          ...(shift.sum > mostShift ? [`${path}: ${shift.sum.toFixed(4)}, ${shift.most}`] : []),
          ...(left !== 0 || top !== 0 ? [`${path} opens at ${left}, ${top}`] : []),
        ]);
        expect(found).toEqual([]);
        expect(late.fonts, "fonts come anew with each page").toBeGreaterThan(pages.length);
        // With fallback fonts as wide as ours, our own come in at once on nearly every page.
        const withOwnFonts = visits.filter((visit) => visit.fonts === "used");
        if (fonts === "liberation") expect(withOwnFonts.length).toBeGreaterThan(visits.length / 2);
      });
    }
  }
}

for (const [turn, fonts] of fontSets.entries()) {
  // What fits in the widest letters fits in others.
  const tag = fonts === "dejavu" ? "" : " @every-page";
  test(`no kind of page is wider than a phone, nor its header too narrow for its buttons, while it has the fonts of ${fonts} alone${tag}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(2 * 60_000);
    const site = new URL(baseURL ?? "").origin;
    const { browser, stop } = await browserWithFonts(playwright.chromium, launchOptions, fonts);
    const pages = [
      ...[...addressesOfKinds(turn), ...deadEnds].map((path) => ({ path })),
      ...(await makeOwnPages(site, locales[turn % locales.length] ?? "nl")),
    ];
    const found = await inLanes(2, pages, async () => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.route(/\/uploads\/|\.woff2$/u, (route) => route.abort());
      return async ({ path, cookies = [] }: OwnPage) => {
        await page.context().addCookies(cookies);
        await page.setViewportSize(viewportOf(320));
        await page.goto(`${site}${path}`);
        const faults: string[] = [];
        // The widest letters at every width.
        for (const width of fonts === "dejavu" ? [320, 360, 375, 390] : [320, 390]) {
          await page.setViewportSize(viewportOf(width));
          const taken = await page.locator("html").evaluate((html) => html.scrollWidth);
          if (taken > width) faults.push(`${path} takes ${taken} of ${width} px`);
          faults.push(...(await faultsOfHeader(page)).map((fault) => `${path}, ${width} px: ${fault}`));
        }
        return faults;
      };
    });
    await stop();
    expect(found.flat()).toEqual([]);
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

/** As on a slow machine: the first animation frame comes after the page has loaded. */
async function drawLate(page: Page): Promise<void> {
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
}

for (const [turn, width] of [412, 1440].entries()) {
  test(`no kind of page shifts at ${width} px when all has come before it is first drawn`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(2 * 60_000);
    const site = new URL(baseURL ?? "").origin;
    const visits = await inLanes(lanes, addressesOfKinds(turn), async () => {
      const page = await browser.newPage({ viewport: viewportOf(width) });
      const shifted = await watchShifts(page);
      await drawLate(page);
      const forget = await forgetsVisits(page, site);
      return async (path) => {
        await forget();
        await page.goto(`${site}${path}`);
        await page.locator("html[data-fonts]").waitFor({ state: "attached" });
        const shift = await shifted();
        const isUsed = (await page.locator("html").getAttribute("data-fonts")) === "used";
        // Font faces that missed the first paint are removed; those that come in later have other rules.
        const inTime = await page.evaluate(() => {
          const sheet: unknown = Reflect.get(window, "beforeDrawn");
          return sheet instanceof CSSStyleSheet && [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule);
        });
        return { path, shift, hasOwnFonts: isUsed && inTime };
      };
    });
    const found = visits.filter(({ shift }) => shift.sum > mostShift);
    expect(found.map(({ path, shift }) => `${path}: ${shift.sum.toFixed(4)}, ${shift.most}`)).toEqual([]);
    const withOwnFonts = visits.filter(({ hasOwnFonts }) => hasOwnFonts);
    expect(withOwnFonts.length, "pages drawn in fonts that came in time").toBeGreaterThan(visits.length / 2);
  });
}
