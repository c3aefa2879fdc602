import { published } from "../fixtures/content-system.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { countDocuments } from "../fixtures/watch-page.ts";

const languages = [
  {
    locale: "nl",
    path: "/nieuws",
    back: "Terug naar nieuws",
    more: "Meer nieuws",
  },
  {
    locale: "en",
    path: "/en/news",
    back: "Back to news",
    more: "More news",
  },
] as const;

for (const { locale, path, back, more } of languages) {
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
