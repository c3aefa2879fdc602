import { forceLargeLetters } from "../fixtures/forced-letters.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { expect, test } from "../fixtures/test.ts";

// By the browser's own setting `large-text.spec.ts` looks at every page, on a phone.
for (const [turn, width] of [390, 768, 1280, 1440].entries()) {
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

test("an event's bar keeps every link in reach at 390 px where a visitor's own style makes letters twice as large", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/evenementen/tt-drenthe");
  await forceLargeLetters(page);
  const links = page.getByRole("navigation", { name: "Op deze pagina" }).getByRole("link");
  await expect(links).toHaveCount(5);
  await expect(links.last(), "the tickets stay in sight").toBeInViewport();
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
  }
});
