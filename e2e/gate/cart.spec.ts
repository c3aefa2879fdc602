import { expect, test } from "../fixtures/test.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";

const languages = [
  {
    locale: "nl",
    cart: "/winkelwagen",
    ownCart: "/afrekenen/winkelwagen",
    remove: (name: string) => `Verwijder ${name}`,
    clear: "Maak winkelwagen leeg",
    undo: "Zet terug",
    total: "Totaal, incl. btw",
    empty: "Voeg tickets toe aan je winkelwagen",
    show: "Bekijk je winkelwagen",
  },
  {
    locale: "en",
    cart: "/en/cart",
    ownCart: "/en/checkout/cart",
    remove: (name: string) => `Remove ${name}`,
    clear: "Empty your cart",
    undo: "Undo",
    total: "Total, incl. VAT",
    empty: "Add tickets to your cart",
    show: "See your cart",
  },
] as const;

const cases = languages.flatMap((words) => [true, false].map((javaScriptEnabled) => ({ words, javaScriptEnabled })));

for (const { words, javaScriptEnabled } of inTurn(cases, 2)) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`S07 D03 the cart at ${words.cart} shows, removes, puts back and clears`, async ({ page }) => {
      const ticket = await plentifulTicket(words.locale);
      await putIntoCart(page, ticket, 2);
      await page.goto(words.cart);
      if (!javaScriptEnabled) {
        await page.getByRole("main").getByRole("link", { name: words.show }).click();
        await expect(page).toHaveURL(new RegExp(`${words.ownCart}$`, "u"));
      }
      const content = page.getByRole("main");
      const line = content.getByRole("listitem").filter({ has: page.getByRole("link", { name: ticket.label }) });
      await expect(line).toContainText("2 ×");
      await expect(content.getByText(words.total, { exact: true })).toBeVisible();

      await line.getByRole("button", { name: words.remove(ticket.label) }).click();
      await expect(content.getByText(words.empty)).toBeVisible();
      await content.getByRole("button", { name: words.undo }).click();
      await expect(line).toContainText("2 ×");
      await content.getByRole("button", { name: words.clear }).click();
      await expect(content.getByText(words.empty)).toBeVisible();
      await page.reload();
      await expect(content.getByText(words.empty)).toBeVisible();
    });
  });
}
