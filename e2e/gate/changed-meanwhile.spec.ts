import { changingCart, languages } from "../fixtures/changing-cart.ts";
import { chooseTickets } from "../fixtures/choose-tickets.ts";
import { Editor } from "../fixtures/editor.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

for (const words of inTurn(languages)) {
  const { locale, width, isScripted } = words;
  const { linesOf, toCheckout, untilCartSays, orderNow } = changingCart(words);

  test.describe(`${locale}, ${width} px, ${isScripted ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: isScripted, viewport: { width, height: 844 } });

    test("D03 a price that changes in the cart is told, old and new, and asked only of who agrees", async ({
      page,
    }) => {
      // Each change of a sale has to come to the site.
      test.slow();
      const editor = await Editor.logIn();
      const sale = await publishSale(editor, { title: "Andere prijs", places: 50 });
      await chooseTickets(page, sale, { locale, quantity: 2, isScripted });
      await expect(linesOf(page)).toHaveCount(1);
      const admissions = [{ firstDay: sale.day, priceCents: 2420 }];
      await editor.changeInBoth("ticket-type", sale.ticketId, { admissions });

      // The cart in front of the visitor still has the old price.
      await toCheckout(page).click();
      await expect(page.getByRole("alert")).toContainText(words.changed);
      await untilCartSays(page, page.getByText(words.price, { exact: true }));
      await expect(page.getByText(words.prices)).toBeVisible();
      await page.getByRole("button", { name: words.agree }).click();
      await expect(page.getByText(words.price, { exact: true })).toHaveCount(0);
      await expect(page.getByRole("main").getByText(words.total).first()).toBeVisible();

      await toCheckout(page).click();
      await expect(page.locator(".co-total dd")).toHaveText(words.total);
      await orderNow(page);
      await expect(page.getByText(words.total).first()).toBeVisible();
    });
  });
}
