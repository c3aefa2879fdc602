import type { Browser, Page } from "@playwright/test";
import { inLanes } from "../fixtures/in-lanes.ts";
import { machineWithFonts } from "../fixtures/installed-fonts.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { forgetsVisits, maxShift, slowDown, viewportOf, whenSettled } from "../fixtures/slow-visit.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchShifts } from "../fixtures/watch-shifts.ts";

interface FirstVisits {
  browser: Browser;
  site: string;
  /** Which language begins. */
  turn: number;
  width: number;
  prepare: (page: Page) => Promise<void>;
}

// The page contract looks at a phone and a desk, with the widest letters.
for (const [turn, fonts] of (["liberation", "noto"] as const).entries()) {
  test(`no kind of page shifts at 768 px on a first visit over a slow connection, on a machine that has the fonts of ${fonts} alone`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(4 * 60_000);
    const { env, remove } = await machineWithFonts(fonts);
    const browser = await playwright.chromium.launch({ ...launchOptions, env });
    const visits = await firstVisits({ browser, site: baseURL ?? "", turn, width: 768, prepare: slowDown });
    await browser.close();
    await remove();
    expect(visits.flatMap(({ fault }) => fault)).toEqual([]);
    // With fallback fonts as wide as ours, our own come in at once on nearly every page.
    const withOwnFonts = visits.filter((visit) => visit.fonts === "used");
    if (fonts === "liberation") expect(withOwnFonts.length).toBeGreaterThan(visits.length / 2);
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

/** Whether font faces that came before the first paint are still there: those that come in later have other rules. */
const hasEarlyFonts = (page: Page) =>
  page.evaluate(() => {
    const sheet: unknown = Reflect.get(window, "beforeDrawn");
    return sheet instanceof CSSStyleSheet && [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule);
  });

for (const [turn, width] of [412, 1440].entries()) {
  test(`no kind of page shifts at ${width} px when all has come before it is first drawn`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(2 * 60_000);
    const visits = await firstVisits({ browser, site: baseURL ?? "", turn, width, prepare: drawLazily });
    expect(visits.flatMap(({ fault }) => fault)).toEqual([]);
    const withOwnFonts = visits.filter(({ fonts, isEarly }) => fonts === "used" && isEarly);
    expect(withOwnFonts.length, "pages drawn in fonts that came in time").toBeGreaterThan(visits.length / 2);
  });
}

/** Opens a page of every kind as somebody who was never here; four at a time, as a visit is mostly waiting. */
function firstVisits({ browser, site, turn, width, prepare }: FirstVisits) {
  return inLanes(4, addressesOfKinds(turn), async () => {
    const page = await browser.newPage({ baseURL: site, viewport: viewportOf(width) });
    const shifted = await watchShifts(page);
    await prepare(page);
    const forget = await forgetsVisits(page, new URL(site).origin);
    return async (path) => {
      await forget();
      await page.goto(path);
      await whenSettled(page);
      const { sum, most } = await shifted();
      const fault = sum > maxShift ? [`${path}: ${sum.toFixed(4)}, ${most}`] : [];
      const fonts = await page.locator("html").getAttribute("data-fonts");
      return { fault, fonts, isEarly: await hasEarlyFonts(page) };
    };
  });
}
