import type { Page } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { askContentSystem } from "../fixtures/content-system.ts";

const leastSize = 44;

/** Faults of the header's links and buttons: outside the window, covered, too small, overlapping. */
function faultsOfHeader(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const parts = [...document.querySelectorAll("header :is(nav, button, a)")].filter(
      (part) => part.matches("nav ul a, button") && part.checkVisibility({ visibilityProperty: true }),
    );
    return parts.flatMap((part, index) => {
      const name = part.textContent.trim();
      const box = part.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const others = parts.slice(index + 1).map((other) => other.getBoundingClientRect());
      const isOver = others.some(
        (other) => other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top,
      );
      return [
        ...(name === "" ? ["no name"] : []),
        ...(box.left < 0 || box.right > innerWidth ? [`${name}: out of the window`] : []),
        ...(top === null || !part.contains(top) ? [`${name}: covered`] : []),
        ...(box.width < least || box.height < least ? [`${name}: ${box.width} by ${box.height}`] : []),
        ...(isOver ? [`${name}: over another`] : []),
      ];
    });
  }, leastSize);
}

for (const [language, path] of [
  ["nl", "/"],
  ["en", "/en/news"],
] as const) {
  for (const letters of ["as they are", "twice as large"]) {
    test(`L04 every button that the menu of ${path} names can be pressed on small screens, letters ${letters}`, async ({
      playwright,
      launchOptions,
      baseURL,
    }) => {
      const items: unknown = await (
        await askContentSystem(`/api/navigation/render/header-buttons?type=FLAT&locale=${language}`)
      ).json();
      const titles = Array.isArray(items)
        ? items.map((item: unknown) => String(Reflect.get(Object(item), "title")))
        : [];
      expect(titles.length).toBeGreaterThan(1);

      const isLarge = letters === "twice as large";
      const args = [...(launchOptions.args ?? []), ...(isLarge ? ["--blink-settings=defaultFontSize=32"] : [])];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      const page = await browser.newPage({ locale: language });
      const found: string[] = [];
      for (const width of [320, 360, 375, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${baseURL}${path}`);
        found.push(...(await faultsOfHeader(page)).map((fault) => `${width} px: ${fault}`));
        const { header, menuButton } = new SiteFrame(page);
        for (const title of titles) await header.getByRole("link", { name: title }).click({ trial: true });
        await menuButton.click({ trial: true });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (!isLarge && wide > width) found.push(`${width} px: the page is ${wide} wide`);
      }
      await browser.close();
      expect(found).toEqual([]);
    });
  }
}
