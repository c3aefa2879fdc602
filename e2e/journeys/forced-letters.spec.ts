import { forceLargeLetters } from "../fixtures/forced-letters.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { expect, test } from "../fixtures/test.ts";

// By the browser's own setting `large-text.spec.ts` looks at every page, on a phone.
for (const [turn, width] of [768, 1280].entries()) {
  test(`no kind of page scrolls sideways at ${width} px where a visitor's own style makes letters twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const path of addressesOfKinds(turn)) {
      await page.goto(path);
      await forceLargeLetters(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${path}: ${wide}`);
    }
    expect(found).toEqual([]);
  });
}
