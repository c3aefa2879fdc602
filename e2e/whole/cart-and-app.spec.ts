import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [path, cart, label] of [
  ["/nieuws", "/winkelwagen", "Winkelwagen, 3 tickets"],
  ["/en/news", "/en/cart", "Cart, 3 tickets"],
] as const) {
  test(`R10 L01 on ${path} a filled cart shows its button, which leads to the cart page of the settings`, async ({
    page,
  }) => {
    const frame = new SiteFrame(page);
    await frame.fillCart(1, 2);
    await page.goto(path);
    const button = page.getByRole("link", { name: label });
    await expect(button).toHaveAttribute("href", cart);
    await button.click();
    await expect(page).toHaveURL(new RegExp(`${cart}$`, "u"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("R10 on a phone the button has its icon, and the popup of the app never comes over it", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await frame.fillCart(2);
  await page.goto("/nieuws");
  await expect(frame.cartButton).toBeVisible();
  const icon = await frame.cartButton.locator("svg").boundingBox();
  expect(icon?.width).toBeGreaterThan(16);
  await frame.readToEnd();
  await page.clock.fastForward(20_000);
  await expect(frame.popup).toHaveCount(0);
  await frame.cartButton.click();
  await expect(page).toHaveURL(/winkelwagen$/u);
});

for (const [path, words, tickets] of [
  ["/winkelwagen", "Voeg tickets toe aan je winkelwagen", "/tickets"],
  ["/en/cart", "Add tickets to your cart", "/en/tickets"],
] as const) {
  test(`E13 S07 the empty cart at ${path} says to add tickets, and where`, async ({ page }) => {
    await page.goto(path);
    const content = page.getByRole("main");
    await expect(content.getByRole("heading", { name: words })).toBeVisible();
    await expect(content.getByRole("link", { name: /tickets/u }).first()).toHaveAttribute("href", tickets);
  });
}
