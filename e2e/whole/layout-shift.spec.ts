import { locales } from "@circuit/contract/locales";
import type { Page } from "@playwright/test";
import { forgetsVisits, viewportOf } from "../fixtures/first-visit.ts";
import { faultsOfHeader } from "../fixtures/header-faults.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { browserWithFonts, fontSets } from "../fixtures/installed-fonts.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { makeOwnPages, type OwnPage } from "../fixtures/own-pages.ts";
import { expectNoShift, lanes, mostShift, slowDown, slowVisits } from "../fixtures/slow-first-visits.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchShifts } from "../fixtures/watch-shifts.ts";

/** Pages of mails that lead nowhere, and an address that can't be read. */
const deadEnds = ["/aanmelding/bevestigen/x", "/en/subscription/unsubscribe/x", "/100%"];

for (const slowVisit of slowVisits) {
  const { fonts, width } = slowVisit;
  test(`no kind of page shifts at ${width} px on a first visit over a slow connection, on a machine that has the fonts of ${fonts} alone @every-page`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(4 * 60_000);
    await expectNoShift({ playwright, launchOptions, baseURL }, slowVisit);
  });
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
async function drawLazily(page: Page): Promise<void> {
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
      await drawLazily(page);
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
