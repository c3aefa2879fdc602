import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { fillInCheckout } from "../fixtures/checkout-page.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";
import { namedTicket, plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";

const languages = [
  {
    locale: "nl",
    staying: "1 ticket gaat niet mee",
    others: "Bestel de andere 2 tickets",
    gone: "Een ticket dat niet meer te koop is",
    reason: "Niet meer te koop",
    notOrdered: "Niet in deze bestelling",
    ordered: "Je bestelling staat, Jorien",
  },
  {
    locale: "en",
    staying: "1 ticket isn’t ordered",
    others: "Order the other 2 tickets",
    gone: "A ticket that is no longer for sale",
    reason: "No longer for sale",
    notOrdered: "Not in this order",
    ordered: "Your order is in, Jorien",
  },
] as const;

/** Each language with scripts and without. */
const cases = languages.flatMap((words) => [true, false].map((javaScriptEnabled) => ({ words, javaScriptEnabled })));

for (const { words, javaScriptEnabled } of inTurn(cases)) {
  test.describe(`${words.locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("D03 what can't be ordered is told before and after the button, and stays in the cart", async ({ page }) => {
      const { locale } = words;
      const ticket = await plentifulTicket(locale);
      await putIntoCart(page, ticket, 2);
      await putIntoCart(page, { ...ticket, offer: { ...ticket.offer, ticketId: "weg1" } }, 1);
      await page.goto(checkoutPaths.cart[locale]);
      await expect(page.getByText(words.staying)).toBeVisible();
      await page.getByRole("button", { name: words.others }).click();

      const summary = page.getByRole("complementary").filter({ hasText: words.notOrdered });
      await expect(summary).toContainText(`1 × ${words.gone}`);
      await expect(summary).toContainText(words.reason);
      // In another tab the visitor takes one more.
      await putIntoCart(page, await namedTicket(locale, ticket.offer.ticketId), 1);
      await fillInCheckout(page);
      await page.locator(".co-send button").click();
      await expect(page.getByRole("heading", { level: 1, name: words.ordered })).toBeVisible();
      if (javaScriptEnabled) {
        await expect.poll(() => page.evaluate(() => localStorage.getItem("cart-count"))).toMatch(/^2 /u);
      }

      await page.goto(checkoutPaths.cart[locale]);
      const lines = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading") });
      await expect(lines).toHaveCount(2);
      await expect(lines.filter({ hasText: ticket.label }).getByRole("spinbutton")).toHaveValue("1");
      await expect(lines.filter({ hasText: words.gone })).toBeVisible();
    });
  });
}
