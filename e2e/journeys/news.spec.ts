import { published } from "../fixtures/content-system.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { countDocuments } from "../fixtures/watch-page.ts";

const languages = [
  {
    locale: "nl",
    path: "/nieuws",
    pages: "Pagina’s",
    next: "Volgende",
    page: (number: number) => `Pagina ${number}`,
    back: "Terug naar nieuws",
    more: "Meer nieuws",
  },
  {
    locale: "en",
    path: "/en/news",
    pages: "Pages",
    next: "Next",
    page: (number: number) => `Page ${number}`,
    back: "Back to news",
    more: "More news",
  },
] as const;

for (const { locale, path, pages, next, page: nameOf, back, more } of languages) {
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

  test(`S04 after reading on from article to article (${locale}), back still leads to the list's page`, async ({
    page,
  }) => {
    await page.goto(`${path}?page=3`);
    await new SiteFrame(page).whenAlive();
    await page.getByRole("main").getByRole("heading").getByRole("link").nth(2).click();
    const neighbours = page.getByRole("navigation", { name: more });
    for (let article = 0; article < 2; article += 1) {
      const older = neighbours.getByRole("link").first();
      const title = (await older.locator("b").textContent()) ?? "";
      await older.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
    await page.getByRole("main").getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(/\?page=3$/u);
  });

  test(`S04 a second tap on the way to an article (${locale}), and on the way back, is none`, async ({ page }) => {
    await page.goto(`${path}?page=3`);
    await new SiteFrame(page).whenAlive();
    // Clicks a second time when the address has changed but the page hasn't.
    await page.evaluate(() => {
      let clicked: HTMLElement | null = null;
      addEventListener("click", ({ target }) => (clicked = target instanceof HTMLElement ? target : null), true);
      navigation.addEventListener("currententrychange", () => {
        const again = clicked;
        clicked = null;
        again?.click();
      });
    });
    const loads = countDocuments(page);
    const article = page.getByRole("main").getByRole("heading").getByRole("link").nth(2);
    const title = (await article.textContent()) ?? "";
    await article.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("navigation", { name: more }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("main").getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(/\?page=3$/u);
    await expect(article).toBeVisible();
    expect(loads()).toBe(0);
  });

  test(`S04 who arrives at an article from elsewhere (${locale}) finds the way to the list`, async ({ page }) => {
    const [first] = await published.news(locale);
    await page.goto(`${path}/${first?.slug}`);
    await page.getByRole("main").getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`, "u"));
  });
}

test("S04 nonsense as the page shows the first page; a page that isn't there is a 404", async ({ page, request }) => {
  await page.goto("/nieuws?page=-1");
  await expect(page.getByRole("link", { name: "Pagina 1" })).toHaveAttribute("aria-current", "page");
  expect((await request.get("/nieuws?page=99")).status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("S04 S14 pages, articles and the way back are links", async ({ page }) => {
    await page.goto("/nieuws");
    await page.getByRole("link", { name: "Volgende" }).click();
    await expect(page).toHaveURL(/\?page=2$/u);
    await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
    await page.getByRole("link", { name: "Terug naar nieuws" }).click();
    await expect(page).toHaveURL(/\/nieuws$/u);
  });
});
