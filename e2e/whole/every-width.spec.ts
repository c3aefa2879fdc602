import type { Page } from "@playwright/test";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { outOfSight } from "../fixtures/out-of-sight.ts";
import { expect, test } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

const widths = [320, 390, 768, 1024, 1440, 1920];

test.use({ trace: "off" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await whenStyled(page);
}

// Two languages by turns; `npm run test:axe` looks at each page in the other one too.
for (const [turn, tag] of ["", " @every-page"].entries()) {
  const half = turn === 0 ? "Dutch first" : "English first";

  test(`every kind of page fits six widths, and every text its panel (${half})${tag}`, async ({ page }) => {
    test.setTimeout(3 * 60_000);
    const found: string[] = [];
    for (const path of addressesOfKinds(turn)) {
      await open(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await outOfSight(page)).map((fault) => `${path} at ${width}: ${fault}`));
      }
      // Letters twice as large by the page itself: the browser's media queries know nothing of it.
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) found.push(`${path} at ${width}, letters twice as large: ${over} pixels too wide`);
      }
    }
    expect(found).toEqual([]);
  });
}
