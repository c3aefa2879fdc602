import { expect, test } from "../fixtures/test.ts";

for (const path of ["/verdwaald", "/en/lost"]) {
  test(`L10 ${path}, which leads nowhere, still has the newsletter`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("contentinfo").getByRole("textbox")).toBeVisible();
  });
}
