import { inTurn } from "../fixtures/rotation.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchShifts } from "../fixtures/watch-shifts.ts";

/** How late the cart comes, in milliseconds. */
const lateness = 500;

/** Each width with an empty cart and with a full one. */
const cases = [320, 390, 768, 1440, 1920].flatMap((width) => [true, false].map((isEmpty) => ({ width, isEmpty })));

for (const { width, isEmpty } of inTurn(cases)) {
  test(`D03 nothing moves when ${isEmpty ? "an empty cart" : "the cart"} comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    if (!isEmpty) await putIntoCart(page, await plentifulTicket(), 2);
    const shifted = await watchShifts(page);
    await page.route("**/shop/nl/cart", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateness));
      await route.continue().catch(() => undefined);
    });
    await page.goto("/winkelwagen");
    const cart = page.getByRole("main");
    await expect(
      isEmpty
        ? cart.getByRole("heading", { name: "Voeg tickets toe aan je winkelwagen" })
        : cart.getByText("Totaal, incl. btw"),
    ).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { sum, most } = await shifted();
    expect(sum, most).toBeLessThan(0.01);
  });
}
