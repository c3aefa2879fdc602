import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";

for (const javaScriptEnabled of inTurn([true, false])) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("Enter in an amount applies it: none takes the line out, too many is said in words", async ({ page }) => {
      await putIntoCart(page, await plentifulTicket("en"), 1);
      await page.goto(checkoutPaths.cart.en);
      const amount = page.getByRole("main").getByRole("spinbutton");
      await amount.fill("2");
      await amount.press("Enter");
      await expect(page.getByRole("main").getByText(/^2 ×/u).first()).toBeVisible();

      await amount.fill("0");
      await amount.press("Enter");
      await expect(page.getByText("2 tickets removed.")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(amount).toHaveValue("2");

      await amount.fill("250");
      await amount.press("Enter");
      const tooMany = /At most \d+ per order|\d+ places? (is|are) left|No more than \d+ are possible now/u;
      await expect(page.getByText(tooMany).first()).toBeVisible();
    });
  });
}
