import type { Page } from "@playwright/test";
import { forceLargeLetters } from "../fixtures/forced-letters.ts";
import { expect, test } from "../fixtures/test.ts";

/** Pairs of words on the map of which one lies over the other. */
function wordsOverWords(page: Page): Promise<string[]> {
  return page.getByRole("group", { name: /^(?:Plattegrond|Map) /u }).evaluate((frame) => {
    const boxes = [...frame.querySelectorAll("svg text")]
      .filter((text) => text.getBoundingClientRect().width > 0)
      .map((text) => {
        const { left, right, top, bottom } = (text.closest("[data-sign]") ?? text).getBoundingClientRect();
        return { text: text.textContent, left, right, top, bottom };
      });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.text} over ${other.text}`),
    );
  });
}

for (const path of ["/plattegrond", "/en/circuit-map"]) {
  test(`S08 no words on the map of ${path} lie over others`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => wordsOverWords(page), `${width} px`).toEqual([]);
    }
    await forceLargeLetters(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => wordsOverWords(page), "letters twice as large").toEqual([]);
  });
}
