import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    cart: "/winkelwagen",
    ownCart: "/afrekenen/winkelwagen",
    empty: "Voeg tickets toe aan je winkelwagen",
    tickets: "/tickets",
  },
  {
    cart: "/en/cart",
    ownCart: "/en/checkout/cart",
    empty: "Add tickets to your cart",
    tickets: "/en/tickets",
  },
] as const;

for (const words of languages) {
  test.describe(`without scripts at ${words.cart}`, () => {
    test.use({ javaScriptEnabled: false });

    test("E13 an empty cart leads to the tickets", async ({ page }) => {
      await page.goto(words.ownCart);
      const content = page.getByRole("main");
      await expect(content.getByText(words.empty)).toBeVisible();
      await expect(content.locator(`a[href="${words.tickets}"]`).first()).toBeVisible();
    });
  });
}
