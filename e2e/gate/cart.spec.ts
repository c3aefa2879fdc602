import { expect, test } from "../fixtures/test.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("S07 D03 the cart shows, removes, puts back and clears", async ({ page }) => {
      const ticket = await plentifulTicket("en");
      await putIntoCart(page, ticket, 2);
      await page.goto("/en/cart");
      const content = page.getByRole("main");
      if (!javaScriptEnabled) {
        await content.getByRole("link", { name: "See your cart" }).click();
        await expect(page).toHaveURL(/\/en\/checkout\/cart$/u);
      }
      const line = content.getByRole("listitem").filter({ has: page.getByRole("link", { name: ticket.label }) });
      await expect(line).toContainText("2 ×");
      await expect(content.getByText("Total, incl. VAT", { exact: true })).toBeVisible();

      await line.getByRole("button", { name: `Remove ${ticket.label}` }).click();
      await expect(content.getByText("Add tickets to your cart")).toBeVisible();
      await content.getByRole("button", { name: "Undo" }).click();
      await expect(line).toContainText("2 ×");
      await content.getByRole("button", { name: "Empty your cart" }).click();
      await expect(content.getByText("Add tickets to your cart")).toBeVisible();
      await page.reload();
      await expect(content.getByText("Add tickets to your cart")).toBeVisible();
    });
  });
}
