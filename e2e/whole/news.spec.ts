import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { countDocuments } from "../fixtures/watch-page.ts";

test("S04 a second tap on the way to an article, and on the way back, is none", async ({ page }) => {
  await page.goto("/nieuws?page=3");
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
  await page.getByRole("navigation", { name: "Meer nieuws" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("main").getByRole("link", { name: "Terug naar nieuws" }).click();
  await expect(page).toHaveURL(/\?page=3$/u);
  await expect(article).toBeVisible();
  expect(loads()).toBe(0);
});
