import { published } from "../fixtures/content-system.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("S04 S14 news is read through to its end, seven at a time, the newest first", async ({ page }) => {
  const titles = (await published.news("en")).map(({ title }) => title);
  await page.goto("/en/news");
  const main = page.getByRole("main");
  const shown = main.getByRole("heading").filter({ has: page.getByRole("link") });
  const numbers = main.getByRole("navigation", { name: "Pages" });
  await expect(shown).toHaveText(titles.slice(0, 7));
  await expect(numbers.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await numbers.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?page=2$/u);
  await expect(shown).toHaveText(titles.slice(7, 14));
  const last = Math.ceil(titles.length / 7);
  await numbers.getByRole("link", { name: `Page ${last}` }).click();
  await expect(shown).toHaveText(titles.slice((last - 1) * 7));
  await expect(numbers.getByRole("link", { name: "Next" })).toHaveCount(0);
});

test("S04 R05 an article's back button returns to the same page and place of the list", async ({ page }) => {
  const chosen = (await published.news("nl"))[12]?.title ?? "";
  await page.goto("/nieuws?page=2");
  await new SiteFrame(page).whenAlive();
  const link = page.getByRole("main").getByRole("link", { name: chosen });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(chosen);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole("main").getByRole("link", { name: "Terug naar nieuws" }).click();
  await expect(page).toHaveURL(/\?page=2$/u);
  await expect(link).toBeInViewport();
  // Not to the pixel: fonts that missed the first page have loaded meanwhile, and take less room.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 2);
});
