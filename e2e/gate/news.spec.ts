import { published } from "../fixtures/content-system.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    path: "/nieuws",
    pages: "Pagina’s",
    next: "Volgende",
    page: (number: number) => `Pagina ${number}`,
    back: "Terug naar nieuws",
  },
  {
    locale: "en",
    path: "/en/news",
    pages: "Pages",
    next: "Next",
    page: (number: number) => `Page ${number}`,
    back: "Back to news",
  },
] as const;

for (const { locale, path, pages, next, page: nameOf, back } of inTurn(languages)) {
  test(`S04 S14 ${path} goes through all the news, seven at a time, the newest first`, async ({ page }) => {
    const titles = (await published.news(locale)).map(({ title }) => title);
    await page.goto(path);
    const main = page.getByRole("main");
    const shown = main.getByRole("heading").filter({ has: page.getByRole("link") });
    const numbers = main.getByRole("navigation", { name: pages });
    await expect(shown).toHaveText(titles.slice(0, 7));
    await expect(numbers.getByRole("link", { name: nameOf(1) })).toHaveAttribute("aria-current", "page");
    await numbers.getByRole("link", { name: next }).click();
    await expect(page).toHaveURL(/\?page=2$/u);
    await expect(shown).toHaveText(titles.slice(7, 14));
    const last = Math.ceil(titles.length / 7);
    await numbers.getByRole("link", { name: nameOf(last) }).click();
    await expect(shown).toHaveText(titles.slice((last - 1) * 7));
    await expect(numbers.getByRole("link", { name: next })).toHaveCount(0);
  });

  test(`S04 R05 from ${path} an article's back button returns to the same page and place of the list`, async ({
    page,
  }) => {
    const titles = (await published.news(locale)).map(({ title }) => title);
    const chosen = titles[12] ?? "";
    await page.goto(`${path}?page=2`);
    await new SiteFrame(page).whenAlive();
    const link = page.getByRole("main").getByRole("link", { name: chosen });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(chosen);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.getByRole("main").getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(/\?page=2$/u);
    await expect(link).toBeInViewport();
    // Not to the pixel: fonts that missed the first page have loaded meanwhile, and take less room.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 2);
  });
}
