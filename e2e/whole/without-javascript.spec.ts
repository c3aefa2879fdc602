import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

test("the colour mode follows the system without JavaScript", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/nieuws");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(11, 20, 22)");
});
