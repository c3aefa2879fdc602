import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

/** A box in a picture, in per cent of its width and height from its top left. */
interface Box {
  what: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const notes = path.join(import.meta.dirname, "../../cms/seed/media/focal-points.json");

/** What nobody cuts in two: faces and lettering. Riders, tents, sheep and a tower of names may lean out of a picture. */
const whole = /^(?:faces?|heads?|letters|time|free seat)$/u;

/** How far a crop may touch a box, in per cent: a hair's breadth of a head. */
const slack = 1.5;

/** The boxes of each picture of the seed, by the name that its file has in the library. */
async function storedBoxes(): Promise<Map<string, Box[]>> {
  const pictures: Record<string, { keep: Box[] }> = JSON.parse(await readFile(notes, "utf8"));
  return new Map(
    Object.entries(pictures).map(([key, { keep }]) => [
      path.basename(key).replaceAll("-", "_"),
      keep.filter(({ what }) => whole.test(what)),
    ]),
  );
}

/** The part of each cropped picture that is in sight, in per cent. */
function cropsOn(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img[src^='/uploads/']")].flatMap((image) => {
      const { objectFit, objectPosition } = getComputedStyle(image);
      const { clientWidth, clientHeight } = image;
      if (objectFit !== "cover" || clientWidth === 0 || clientHeight === 0) return [];
      const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)));
      const scale = Math.max(clientWidth / (width ?? 1), clientHeight / (height ?? 1));
      const seen = { w: (clientWidth / scale / (width ?? 1)) * 100, h: (clientHeight / scale / (height ?? 1)) * 100 };
      const [x = 50, y = 50] = objectPosition.split(" ").map((part) => Number.parseFloat(part));
      const from = { x: ((100 - seen.w) * x) / 100, y: ((100 - seen.h) * y) / 100 };
      return [{ name: /\/uploads\/(.*)_[a-z0-9]+\.jpg$/u.exec(image.src)?.[1] ?? "", ...from, ...seen }];
    }),
  );
}

function cuts(crop: Omit<Box, "what">, box: Box): boolean {
  const along = (start: number, size: number, from: number, length: number) => ({
    inside: start >= from - slack && start + size <= from + length + slack,
    outside: start + size <= from + slack || start >= from + length - slack,
  });
  const across = along(box.x, box.w, crop.x, crop.w);
  const down = along(box.y, box.h, crop.y, crop.h);
  return !(across.inside && down.inside) && !across.outside && !down.outside;
}

test("no crop cuts a face or lettering in two, at any of six widths", async ({ page, request, consoleErrors }) => {
  test.setTimeout(4 * 60_000);
  const boxes = await storedBoxes();
  const cut: string[] = [];
  let measured = 0;
  // What is measured are boxes of the page: the pictures themselves and scripts have no part in them.
  await page.route(/\.js$/u, (route) => route.abort());
  // On their way for ever: a picture that failed has the size of its words.
  await page.route(/\/uploads\//u, () => undefined);
  for (const address of (await pathsOfSitemap(request)).filter((each) => !each.startsWith("/en"))) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await whenStyled(page);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const crop of await cropsOn(page)) {
        const kept = boxes.get(crop.name) ?? [];
        measured += kept.length;
        const broken = kept.filter((box) => cuts(crop, box));
        cut.push(...broken.map(({ what }) => `${address} at ${width}: ${what} of ${crop.name}`));
      }
    }
  }
  // The browser reports what was held back.
  consoleErrors.length = 0;
  expect(measured).toBeGreaterThan(50);
  expect(cut).toEqual([]);
});
