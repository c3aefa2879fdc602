import type { Page } from "@playwright/test";
import { inTurn } from "../fixtures/rotation.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";

/** Faults of the page that concern every visitor; empty when there are none. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faults: string[] = [];
    const { documentElement: root, title } = document;
    const language = location.pathname.startsWith("/en") ? "en" : "nl";
    if (root.lang !== language) faults.push(`lang is ${root.lang}`);
    if (document.querySelectorAll("h1").length !== 1) faults.push(`${document.querySelectorAll("h1").length} h1`);
    if (title.trim() === "") faults.push("no title");
    const titles = document.querySelectorAll("title:not(svg title)").length;
    if (titles !== 1) faults.push(`${titles} titles`);
    if (!document.querySelector('meta[name="description"]')?.getAttribute("content")) faults.push("no description");
    if (scrollX !== 0 || scrollY !== 0) faults.push(`opens at ${scrollX}, ${scrollY}`);
    if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} pixels wide in ${root.clientWidth}`);

    for (const image of document.images) {
      if (!image.hasAttribute("alt")) faults.push(`no alt: ${image.currentSrc}`);
      image.loading = "eager";
      // Pictures of a menu that is closed, or of the other colour mode, aren't shown to anyone.
      if (image.checkVisibility()) await image.decode().catch(() => faults.push(`not a picture: ${image.src}`));
    }
    for (const { href } of document.links) if (new URL(href).pathname.endsWith("//")) faults.push(`odd link: ${href}`);
    return faults;
  });
}

const parts = [
  ["Dutch pages", (path: string) => !path.startsWith("/en") && !/^\/(?:nieuws|evenementen)\//u.test(path)],
  ["Dutch news and events", (path: string) => /^\/(?:nieuws|evenementen)\//u.test(path)],
  ["English pages", (path: string) => path.startsWith("/en") && !/^\/en\/(?:news|events)\//u.test(path)],
  ["English news and events", (path: string) => /^\/en\/(?:news|events)\//u.test(path)],
] as const;

for (const [what, isPart] of inTurn(parts)) {
  test(`all ${what} are whole on a phone: one title, the right language, opened at its top, no scrolling sideways, every picture there`, async ({
    page,
    request,
  }) => {
    test.setTimeout(4 * 60_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const paths = (await pathsOfSitemap(request)).filter(isPart);
    expect(paths.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const path of paths) {
      const answer = await page.goto(path);
      if (answer?.status() !== 200) found.push(`${path}: ${answer?.status()}`);
      found.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
