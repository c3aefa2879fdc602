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
}

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
