import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Locator, Page } from "@playwright/test";
import { fillInCheckout, toCheckout } from "../fixtures/checkout-page.ts";
import { chooseTickets } from "../fixtures/choose-tickets.ts";
import { Editor } from "../fixtures/editor.ts";
import { endHold } from "../fixtures/order-rows.ts";
import { tokenIn } from "../fixtures/payment-provider.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { holdTickets } from "../fixtures/shop-order.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

/** What the cart says when it changes, and the checkout. */
const words = {
  own: "Toegang",
  changed: "Er is net iets veranderd",
  soldOut: "Uitverkocht",
  price: "De prijs is veranderd",
  total: /48,40/u,
  order: /^Bestel en betaal/u,
  ordered: "Je bestelling staat, Jorien",
} as const;

/** The lines of the cart. */
const linesOf = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });

/** Looks at the cart again until it says something: each process of the site learns within two seconds what there is. */
const untilCartSays = (page: Page, said: Locator) =>
  expect(async () => {
    if (await said.isVisible()) return;
    await page.goto(checkoutPaths.cart.nl);
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass();

/** Fills in the checkout, and orders. */
const orderNow = async (page: Page) => {
  await fillInCheckout(page);
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.ordered })).toBeVisible();
};

for (const [width, isScripted] of [
  [390, true],
  [1440, false],
] as const) {
  test.describe(`${width} px, ${isScripted ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: isScripted, viewport: { width, height: 844 } });

    test("D03 a price that changes in the cart is told, old and new, and asked only of who agrees", async ({
      page,
    }) => {
      // Each change of a sale has to come to the site.
      test.slow();
      const editor = await Editor.logIn();
      const sale = await publishSale(editor, { title: "Andere prijs", places: 50 });
      await chooseTickets(page, sale, { quantity: 2, isScripted });
      await expect(linesOf(page)).toHaveCount(1);
      const admissions = [{ firstDay: sale.day, priceCents: 2420 }];
      await editor.changeInBoth("ticket-type", sale.ticketId, { admissions });

      // The cart in front of the visitor still has the old price.
      await toCheckout(page).click();
      await expect(page.getByRole("alert")).toContainText(words.changed);
      await untilCartSays(page, page.getByText(words.price, { exact: true }));
      await expect(page.getByText(/Eerst €\s12,10, nu €\s24,20 per ticket, incl\. btw/u)).toBeVisible();
      await page.getByRole("button", { name: /^Akkoord met €\s24,20$/u }).click();
      await expect(page.getByText(words.price, { exact: true })).toHaveCount(0);
      await expect(page.getByRole("main").getByText(words.total).first()).toBeVisible();

      await toCheckout(page).click();
      await expect(page.locator(".co-summary dd").last()).toHaveText(words.total);
      await orderNow(page);
      await expect(page.getByText(words.total).first()).toBeVisible();
    });

    test("D03 what sells out between cart and checkout is explained and stays; the rest is ordered, and so is a place that comes back", async ({
      page,
    }) => {
      test.slow();
      const editor = await Editor.logIn();
      const sale = await publishSale(editor, { title: "Laatste plekken", places: 3 });
      await putIntoCart(page, await plentifulTicket(), 2);
      await chooseTickets(page, sale, { quantity: 2, isScripted });
      await expect(linesOf(page)).toHaveCount(2);
      await untilCartSays(page, page.getByRole("button", { name: "Verder naar je gegevens", exact: true }));

      // While the cart is open another visitor takes two of the three places, and staff the last.
      await holdTickets({ ticketId: sale.ticketId, admission: sale.day, quantity: 2, seenPriceCents: 1210 });
      await editor.setPlaces(sale.id, sale.day, 2, 3);
      await toCheckout(page).click();
      await expect(page.getByRole("alert")).toContainText(words.changed);
      const gone = linesOf(page).filter({ hasText: words.own });
      await untilCartSays(page, gone.getByText(words.soldOut, { exact: true }));
      await expect(linesOf(page)).toHaveCount(2);
      await expect(gone.getByRole("link", { name: "Zet ticketalarm aan" })).toBeVisible();
      await expect(gone.getByRole("link", { name: "Kies een andere plek" })).toBeVisible();

      // A process that hasn't heard yet shows the cart once more, as nothing is left out without a word.
      await expect(async () => {
        await untilCartSays(page, gone.getByText(words.soldOut, { exact: true }));
        await expect(toCheckout(page)).toHaveAccessibleName("Bestel de andere 2 tickets");
        await toCheckout(page).click();
        await page.waitForURL(/\/[\w-]{43}$/u, { timeout: 5000 });
      }).toPass();
      const left = page.getByRole("complementary").filter({ hasText: "Niet in deze bestelling" });
      await expect(left).toContainText(words.own);
      await orderNow(page);

      await editor.setPlaces(sale.id, sale.day, 3, 2);
      await page.goto(checkoutPaths.cart.nl);
      await untilCartSays(page, gone.getByText("Er is nog 1 plek", { exact: true }));
      await expect(linesOf(page)).toHaveCount(1);
      await gone.getByRole("button", { name: "Neem er 1" }).click();
      await expect(gone.getByRole("spinbutton")).toHaveValue("1");
      await toCheckout(page).click();
      await orderNow(page);
    });

    test("D02 whose time is up reads so, keeps all that was typed, and orders after all", async ({ page }) => {
      if (isScripted) await page.clock.install();
      const editor = await Editor.logIn();
      const sale = await publishSale(editor, { title: "Tijd om", places: 2 });
      await chooseTickets(page, sale, { quantity: 2, isScripted });
      await toCheckout(page).click();
      await page.waitForURL(/\/[\w-]{43}$/u);
      await fillInCheckout(page);
      await page.locator('[name="phone"]').fill("+31 592 000 000");
      endHold(tokenIn(page));
      if (isScripted) {
        await page.clock.fastForward("15:00");
        await expect(page.getByText("Je tijd is om.")).toBeVisible();
        await page.clock.setSystemTime(Date.now());
      } else {
        await page.getByRole("button", { name: words.order }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Je tickets staan niet meer vast" })).toBeVisible();
      }

      await page.getByRole("button", { name: "Begin opnieuw" }).click();
      await expect(page.getByRole("button", { name: "Meer tijd" })).toBeVisible();
      await expect(page.getByRole("complementary")).toContainText(sale.title);
      for (const [name, value] of [
        ["phone", "+31 592 000 000"],
        ["email", "jorien@voorbeeld.nl"],
        ["town", "Assen"],
      ]) {
        await expect(page.locator(`[name="${name}"]`)).toHaveValue(value ?? "");
      }
      await expect(page.locator('[name="terms"]')).toBeChecked();
      await expect(page.locator('[name="method"][value="invoice"]')).toBeChecked();
      await page.getByRole("button", { name: words.order }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.ordered })).toBeVisible();
    });
  });
}
