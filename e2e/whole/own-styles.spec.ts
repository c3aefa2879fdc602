import { expectItsLooks, ownPage, ownSheetsOf } from "../fixtures/own-style-sheets.ts";
import { expect, test } from "../fixtures/test.ts";
import { whenPrepared } from "../fixtures/watch-page.ts";

test("a visitor's page that is loaded has both style sheets, its own after that of all pages", async ({ page }) => {
  const sheets = ownSheetsOf(page);
  await page.goto(ownPage);
  await whenPrepared(page);
  await expectItsLooks(page);
  const linked = page.locator("link[rel=stylesheet]");
  await expect(linked).toHaveCount(2);
  await expect(linked.last()).toHaveAttribute("href", sheets[0] ?? "");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor's page has its style sheet too", async ({ page }) => {
    await page.goto(ownPage);
    await expectItsLooks(page);
  });
});
