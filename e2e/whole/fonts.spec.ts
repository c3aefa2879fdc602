import { formOn } from "../fixtures/fill-in-form.ts";
import { expectOwnFont } from "../fixtures/headline-fonts.ts";
import { expect, test } from "../fixtures/test.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("headlines of a form that comes back with what is wrong have the site's own letters", async ({ page }) => {
    await expectOwnFont(page, async () => {
      await page.goto("/contact");
      await formOn(page).evaluate((form) => form.setAttribute("novalidate", ""));
      await formOn(page).locator("[type=submit]").click();
      await expect(page.getByRole("alert")).toBeVisible();
    });
  });
});
