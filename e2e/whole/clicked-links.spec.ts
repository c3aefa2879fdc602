import { locales } from "@circuit/contract/locales";
import { isClientRoutedPath } from "@circuit/contract/urls/own-paths";
import { homePath } from "@circuit/contract/urls/paths";
import type { Locator, Page } from "@playwright/test";
import { arrivalAt, brief, loadEach, type Arrival } from "../fixtures/click-through.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { mark, whenPrepared } from "../fixtures/watch-page.ts";

/** A link to an address; lists may get longer while the test runs, so its position among all links isn't enough. */
interface FoundLink {
  /** For `page.locator`: all links to the address in that part of the page. */
  links: string;
  /** Position among those. */
  index: number;
  href: string;
  /** Its classes, and the sections that it is in: links of one look are drawn by the same code. */
  look: string;
}

/** The links in parts of the page that lead to other pages of the site by the router. */
async function linksWithin(page: Page, parts: readonly string[]): Promise<FoundLink[]> {
  const found = await page.evaluate((names) => {
    const sections = ":is(section, article, aside, nav, header, form)";
    return names.flatMap((part) => {
      const all = [...document.querySelectorAll(`${part} a[href]:not([target])`)];
      return all.map((link) => {
        const href = link.getAttribute("href") ?? "";
        const links = `${part} a[href="${CSS.escape(href)}"]:not([target])`;
        const index = [...document.querySelectorAll(links)].indexOf(link);
        const around: string[] = [link.className];
        for (let at = link.closest(sections); at !== null; at = at.parentElement?.closest(sections) ?? null)
          around.push(`${at.localName} ${at.className}`);
        const isSeen = link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return { links, index, href, look: around.join(" < "), isSeen };
      });
    });
  }, parts);
  return found.filter(
    ({ href, isSeen }) => isSeen && href.startsWith("/") && isClientRoutedPath(href.replace(/[?#].*$/u, "")),
  );
}

/** The page that a full load of an address shows. */
async function loadedAt(page: Page, href: string): Promise<Arrival> {
  const [loaded] = await loadEach(new URL(page.url()).origin, [href.replace(/#.*$/u, "")]);
  if (loaded?.arrival.kind !== "page") throw new Error(`${href} is no page`);
  return loaded.arrival.arrival;
}

/** Presses a link, and waits for the page that a full load of its address shows. @returns What is seen instead. */
async function press(page: Page, link: Locator, href: string): Promise<string[]> {
  const arrival = await loadedAt(page, href);
  // Patient, as a busy machine may draw nothing for seconds.
  await link.click({ timeout: 30_000 });
  return differences(href, arrival, await arrivalAt(page, arrival));
}

/** What differs but for the lists of a page. */
function differences(what: string, wanted: Arrival, seen: Arrival): string[] {
  const is = JSON.stringify(seen);
  return is === JSON.stringify(brief(wanted)) ? [] : [`${what} shows ${is}`];
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Where the links of the frame stand, and how large the window is there: the menu is quicker in a small one. */
const places = [
  { name: "header and footer", parts: ["header", "footer"], width: 1440, fewest: 5 },
  { name: "menu", parts: ["dialog"], width: 390, fewest: 10 },
] as const;

for (const locale of locales) {
  for (const { name, parts, width, fewest } of places) {
    test(`R16 in ${locale} every link of the ${name} leads where a full load leads when it is pressed`, async ({
      page,
    }) => {
      test.setTimeout(3 * 60_000);
      await page.setViewportSize({ width, height: 700 });
      const frame = new SiteFrame(page);
      const isMenu = name === "menu";
      await page.goto(homePath(locale));
      await whenPrepared(page);
      const isSame = await mark(page);
      if (isMenu) await frame.openMenu();
      const links = await linksWithin(page, parts);
      if (isMenu) await page.keyboard.press("Escape");
      expect(links.length).toBeGreaterThan(fewest);

      const found: string[] = [];
      const pressed = new Set<FoundLink>();
      // Twice: a link to the page that is shown would load it again, so another comes first.
      for (const link of [...links, ...links]) {
        if (pressed.has(link) || new URL(page.url()).pathname === link.href) continue;
        pressed.add(link);
        if (isMenu) await frame.openMenu();
        found.push(...(await press(page, page.locator(link.links).nth(link.index), link.href)));
      }
      expect(found).toEqual([]);
      expect(pressed.size).toBe(links.length);
      expect(await isSame(), "no link loaded a new document").toBe(true);
    });
  }
}

test.describe("on a small screen, which is faster", () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test("R16 links of every look in the content lead where a full load leads when they are pressed, and back again", async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(10 * 60_000);
    const looks = new Set<string>();
    const found: string[] = [];
    for (const path of addressesOfKinds(0)) {
      let isSame = await openMarked(page, path);
      const start = await loadedAt(page, path);
      for (const { links, index, href, look } of await linksWithin(page, ["main"])) {
        if (looks.has(look) || href === start.address) continue;
        looks.add(look);
        const before = await placeInHistory(page);
        const faults = await press(page, page.locator(links).nth(index), href);
        if (!(await isSame())) faults.push(`${href} loads a new document`);
        // A choice takes the place of its page in the history.
        if ((await placeInHistory(page)) > before) {
          await page.goBack();
          faults.push(...differences(`back from ${href}`, start, await arrivalAt(page, start)));
        } else isSame = await openMarked(page, path);
        found.push(...faults.map((fault) => `${path}: ${fault}`));
      }
    }
    expect(looks.size).toBeGreaterThan(30);
    // React Router skips the transition to a page that is left at once, and nobody handles its rejected promise.
    const isSkipped = (error: string) => error.startsWith("AbortError: Transition was skipped");
    consoleErrors.splice(0, Infinity, ...consoleErrors.filter((error) => !isSkipped(error)));
    expect(found).toEqual([]);
  });
});

/** Opens a page and waits until links are followed without a new document. @returns Tells whether they were. */
async function openMarked(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(path);
  await whenPrepared(page);
  return mark(page);
}

/** How many entries of the tab's history come before the current one. */
const placeInHistory = (page: Page) => page.evaluate(() => navigation.currentEntry?.index ?? 0);
