import { forceLargeLetters } from "../fixtures/forced-letters.ts";
import { expect, test } from "../fixtures/test.ts";

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
