import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("R15 a visit from page to page in the app never shows header or footer", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/nieuws?app");
  const content = page.getByRole("main");
  await content.getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/nieuws\/[\w-]+\?app=1$/u);
  await content.getByRole("navigation").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\?app=1$/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(frame.header).toHaveCount(0);
  await expect(frame.footer).toHaveCount(0);
});
