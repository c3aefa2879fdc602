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

const paths = [
  "/contact",
  "/en/news?page=2",
  "/bestaat-niet",
  "/en/no-such-page",
  "/aanmelding/nieuwsbrief",
  "/en/subscription/newsletter",
];
const cases = [true, false].flatMap((javaScriptEnabled) => paths.map((path) => ({ javaScriptEnabled, path })));

for (const { javaScriptEnabled, path } of cases) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`headlines of ${path} have the site's own letters, kept page or not`, async ({ page }) => {
      await expectOwnFont(page, () => page.goto(path));
    });
  });
}
