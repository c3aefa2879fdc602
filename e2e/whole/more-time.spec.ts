import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("more time for an order that was placed in another tab leads to that order", async ({ page }) => {
      await openCheckout(page, "nl", { quantity: 1 });
      const button = page.getByRole("button", { name: "Meer tijd" });
      if (javaScriptEnabled) await new SiteFrame(page).whenAliveAt(button);
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await fillInCheckout(tab);
      await tab.locator(".co-send button").click();
      await expect(tab.getByRole("heading", { level: 1, name: "Je bestelling staat, Jorien" })).toBeVisible();

      await button.click();
      await expect(page.getByRole("heading", { level: 1, name: "Je bestelling staat, Jorien" })).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${checkoutPaths.order.nl}/`, "u"));
    });
  });
}
