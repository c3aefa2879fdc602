import type { APIRequestContext } from "@playwright/test";
import { Editor } from "../fixtures/editor.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";

/** One after the other: the second test changes data that the first reads. */
test.describe.configure({ mode: "default" });

/** The pictures of the media library on a page, each with its focal point. */
async function picturesOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<img\b[^>]*>/gu)].flatMap(([tag]) => {
    const url = /\bsrc="(\/uploads\/[^"]*)"/u.exec(tag)?.[1];
    return url === undefined ? [] : [{ path, url, focal: /--focal:([\d.]+% [\d.]+%)/u.exec(tag)?.[1] ?? null }];
  });
}

test("every picture on every page keeps in sight what an editor pointed at", async ({ request }) => {
  test.setTimeout(2 * 60_000);
  const files = await (await Editor.logIn()).pictures();
  const points = new Map(files.map(({ url, focalPoint }) => [url, focalPoint && `${focalPoint.x}% ${focalPoint.y}%`]));
  const shown = (await Promise.all((await pathsOfSitemap(request)).map((path) => picturesOf(request, path)))).flat();
  // Logos aren't cropped anywhere.
  const pictures = shown.filter(({ url }) => !url.endsWith(".svg"));

  expect(pictures.filter(({ focal }) => focal !== null).length).toBeGreaterThan(50);
  expect(pictures.filter(({ url, focal }) => points.get(url) !== focal)).toEqual([]);
});

test("an editor points at another part of a picture, and the page follows at once", async ({ page }) => {
  const editor = await Editor.logIn();
  const pictures = await editor.pictures();
  await page.goto("/");
  const opening = page.getByRole("main").locator("img").first();
  const address = await opening.getAttribute("src");
  const picture = pictures.find(({ url }) => url === address);
  expect(picture?.focalPoint).not.toBeNull();

  await editor.pointAt(picture?.id ?? 0, { x: 12, y: 34 });
  try {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        await page.reload();
        expect(await opening.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("12% 34%");
      }).toPass({ timeout: 20_000 });
    }
  } finally {
    await editor.pointAt(picture?.id ?? 0, picture?.focalPoint ?? null);
  }
});
