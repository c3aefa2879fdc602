import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { openCheckout, fillInCheckout } from "../fixtures/checkout-page.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

test("the language switch of the checkout and of an order leads to the same in the other language", async ({
  page,
}) => {
  await openCheckout(page, "nl");
  // In the menu, which is closed.
  const toEnglish = page.locator('a[hreflang="en"]').first();
  const token = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const target = (path: string) => new RegExp(`to=${encodeURIComponent(`${path}/${token}`)}$`, "u");
  await expect(toEnglish).toHaveAttribute("href", target(checkoutPaths.checkout.en));

  await fillInCheckout(page);
  await page.locator(".co-send button").click();
  await expect(page).toHaveURL((url) => url.pathname === `${checkoutPaths.order.nl}/${token}`);
  await expect(toEnglish).toHaveAttribute("href", target(checkoutPaths.order.en));
  await page.goto((await toEnglish.getAttribute("href")) ?? "");
  await expect(page).toHaveURL((url) => url.pathname === `${checkoutPaths.order.en}/${token}`);
  await expect(page.getByRole("heading", { level: 1, name: "Your order is in, Jorien" })).toBeVisible();
});
