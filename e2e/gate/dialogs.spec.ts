import type { Locator, Page } from "@playwright/test";
import { test } from "../fixtures/measured-site.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect } from "../fixtures/test.ts";

/** A layer that opens over the page. */
interface Layer {
  open(page: Page): Promise<void>;
  shown(page: Page): Locator;
}

const layers: Record<"menu" | "pictures" | "period", Layer & { path: string; width: number }> = {
  menu: {
    path: "/posters",
    width: 1440,
    open: (page) => new SiteFrame(page).openMenu(),
    shown: (page) => new SiteFrame(page).menu,
  },
  pictures: {
    path: "/posters",
    width: 1440,
    open: async (page) => {
      const poster = page.getByRole("main").getByRole("link", { name: "1966, Wim Hoving" });
      await new SiteFrame(page).whenAliveAt(poster);
      await poster.click();
    },
    shown: (page) => page.getByRole("dialog", { name: "Beelden op het hele scherm" }),
  },
  period: {
    path: "/evenementen",
    width: 390,
    open: (page) => page.getByRole("button", { name: /^Periode/u }).click(),
    shown: (page) => page.locator(":popover-open"),
  },
};

/** Layers that may be on the page beside one that the visitor opens. */
const beside: Record<"popup" | "consent", Layer> = {
  popup: {
    open: toTheEnd,
    shown: (page) => new SiteFrame(page).popup,
  },
  consent: {
    open: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Cookie-instellingen" }).click(),
    shown: (page) => page.locator("[data-consent]"),
  },
};

/** The popup steps aside for the opening of a page. */
function toTheEnd(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

async function visit(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  await page
    .getByRole("region")
    .getByRole("button", { name: /^(?:Nee|Weiger)/u })
    .click();
  await new SiteFrame(page).whenAlive();
}

const journeys = Object.entries(layers).flatMap(([what, layer]) => [
  ...Object.entries(beside).map(([name, below]) => ({
    title: `with the ${name} on the page Escape closes the ${what} above it first, then the ${name}`,
    visited: layer,
    isTimed: false,
    run: async (page: Page) => {
      await below.open(page);
      await expect(below.shown(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await layer.open(page);
      await expect(layer.shown(page)).toBeVisible();

      await page.keyboard.press("Escape");
      await expect(layer.shown(page)).toBeHidden();
      await toTheEnd(page);
      await expect(below.shown(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement !== document.body), "focus returns").toBe(true);
      await page.keyboard.press("Escape");
      await expect(below.shown(page)).toBeHidden();
    },
  })),
  {
    title: `the app popup never comes over the ${what}, and Escape still closes it`,
    visited: layer,
    isTimed: true,
    run: async (page: Page) => {
      await layer.open(page);
      await expect(layer.shown(page)).toBeVisible();
      await page.clock.runFor(9000);
      await expect(new SiteFrame(page).popup).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(layer.shown(page)).toBeHidden();
      await toTheEnd(page);
      // Its code comes over the network before it shows.
      await expect(async () => {
        await page.clock.runFor(9000);
        await expect(new SiteFrame(page).popup).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
  },
]);

for (const { title, visited, isTimed, run } of inTurn(journeys)) {
  test(`L16 L17 ${title}`, async ({ page, measured }) => {
    if (isTimed) await page.clock.install();
    await visit(page, measured.address + visited.path, visited.width);
    await run(page);
  });
}
