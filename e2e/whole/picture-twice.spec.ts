import type { APIRequestContext } from "@playwright/test";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/http-test.ts";

/** Logos and icons are drawings of lines, and a partner's mark is its name: they may stand on a page more than once. */
const isMark = (url: string) => url.endsWith(".svg");

/** A camera stands here twice, large and as a tile to choose it by, and shows what it sees. */
const camerasPath = /\/live-cams$/u;

/** The pictures that a page shows, by their file: those of its main part, as the frame around it has none of its own. */
async function picturesOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const sources = [...main.matchAll(/<img\b[^>]*>/gu)].map(([tag]) => /\bsrc="([^"]*)"/u.exec(tag)?.[1] ?? "");
  return sources.filter((url) => url.startsWith("/uploads/") && !isMark(url));
}

test("no picture stands on a page twice", async ({ request }) => {
  test.setTimeout(2 * 60_000);
  const paths = (await pathsOfSitemap(request)).filter((path) => !camerasPath.test(path));
  const pages = await Promise.all(
    paths.map(async (path) => {
      const pictures = await picturesOf(request, path);
      const twice = new Set(pictures.filter((url, index) => pictures.indexOf(url) !== index));
      return { shown: pictures.length, twice: [...twice].map((url) => `${path}: ${url}`) };
    }),
  );

  expect(pages.filter(({ shown }) => shown > 1).length).toBeGreaterThan(50);
  expect(pages.flatMap(({ twice }) => twice)).toEqual([]);
});
