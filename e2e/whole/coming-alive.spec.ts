import type { Page } from "@playwright/test";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { kindsOfPage } from "../fixtures/kinds-of-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

/** Remembers where everything is that a visitor may press just now. @returns How many there are. */
function rememberPlaces(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pressed = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")];
    const places = pressed
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect() }));
    Reflect.set(window, "places", places);
    return places.length;
  });
}

/** What has moved since, or isn't there any more, of what was in sight. */
function movedSince(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places: { one: Element; box: DOMRect }[] = Reflect.get(window, "places");
    /** A row of choices scrolls to the one that is chosen. */
    const isInScrolledRow = (one: Element | null): boolean =>
      one !== null && (one.scrollLeft !== 0 || isInScrolledRow(one.parentElement));
    return places.flatMap(({ one, box }) => {
      if (box.bottom < 0 || box.top > innerHeight || box.width === 0) return [];
      const name = `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30)}`;
      // A link that scripts turn into a button has it in its place.
      const pressed = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!one.isConnected) return pressed?.closest("a, button, input, select") ? [] : [`${name}: gone`];
      const now = one.getBoundingClientRect();
      const isStill = (Math.abs(now.x - box.x) <= 2 || isInScrolledRow(one)) && Math.abs(now.y - box.y) <= 2;
      return isStill ? [] : [`${name}: ${box.x | 0},${box.y | 0} > ${now.x | 0},${now.y | 0}`];
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const) {
  for (const isMenu of [false, true]) {
    const what = isMenu ? "in the open menu" : "on any kind of page";
    test(`at ${width} px nothing ${what} moves from under a finger when scripts come to life`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(3 * 60_000);
      const found: string[] = [];
      const paths = isMenu
        ? ["/", "/en/events", "/business/vip-arrangementen/lounge-startbrink"]
        : kindsOfPage.map(([, path]) => path);
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
      for (const path of paths) {
        const page = await context.newPage();
        const scripts = await holdScripts(page);
        // Fonts come when they come, and move things by rules of their own.
        await page.route("**/*.woff2", (route) => route.abort());
        await page.goto(`${baseURL}${path}`, { waitUntil: "domcontentloaded" });
        await whenStyled(page);
        const frame = new SiteFrame(page);
        if (isMenu) {
          await frame.openMenu();
          // It has slid in once this could be pressed.
          await frame.menu.getByRole("link", { name: /^English|^Nederlands/u }).click({ trial: true });
        }
        expect(await rememberPlaces(page), path).toBeGreaterThan(5);
        scripts.come();
        await frame.whenAlive();
        found.push(...(await movedSince(page)).map((fault) => `${path}: ${fault}`));
        await page.close();
      }
      await context.close();
      expect(found).toEqual([]);
    });
  }
}

for (const [when, isAlive] of [
  ["before scripts come to life", false],
  ["as a plain link once they have", true],
] as const) {
  test(`who follows a place ${when} stays there, also when an earlier visit of the tab left it`, async ({ page }) => {
    const frame = new SiteFrame(page);
    const tickets = page.locator("#tickets");
    /** Visits the event, and goes to its tickets as the browser itself does. */
    const goToTickets = async () => {
      const scripts = await holdScripts(page);
      await page.goto("/evenementen/tt-drenthe");
      if (isAlive) {
        scripts.come();
        await frame.whenAlive();
        await page.evaluate(() => (location.hash = "tickets"));
      } else {
        await page.locator("a[href='#tickets']").last().click();
        await expect(tickets).toBeInViewport();
        scripts.come();
        await frame.whenAlive();
      }
    };
    await goToTickets();
    await expect(tickets).toBeInViewport();
    await frame.readToEnd();
    await goToTickets();
    // Whatever the router restores it has restored by then.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(tickets).toBeInViewport();
  });
}
