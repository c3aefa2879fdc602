import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

/** Pages with the widest parts: a table, long words, chips in a row, a button in a narrow column. */
const pages = [
  "/",
  "/plattegrond",
  "/evenementen/hunebed-classic",
  "/evenementen/tt-drenthe",
  "/nieuws/driehonderdveertig-motoren-en-een-die-niet-wilde",
  "/veelgestelde-vragen",
  "/business/vip-arrangementen/lounge-startbrink",
];

for (const path of inTurn(pages)) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
          message: `what sticks out at ${width} pixels`,
        })
        .toBeLessThanOrEqual(0);
    }
  });
}
