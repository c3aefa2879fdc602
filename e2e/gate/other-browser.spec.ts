import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

const words = {
  nl: { title: "Deze bestelling begon in een andere browser", cart: "Naar je winkelwagen" },
  en: { title: "Another browser began this order", cart: "To your cart" },
};

for (const locale of inTurn(["nl", "en"] as const)) {
  test(`C14 the address of a checkout that somebody sends asks nobody else to fill it in and pay: whoever began it would have the tickets (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(checkoutPaths.cart[locale]);
    await putIntoCart(page, await plentifulTicket(locale), 1);
    await page.goto(checkoutPaths.cart[locale]);
    await page.locator(`form[action="${checkoutPaths.checkout[locale]}"]`).getByRole("button").click();
    await new SiteFrame(page).whenAliveAt(page.locator(".co-send button"));

    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await context.newPage();
    const answer = await other.goto(page.url());
    expect(answer?.status()).toBe(403);
    const { title, cart } = words[locale];
    const main = other.getByRole("main");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(other.locator(".co-send button")).toHaveCount(0);
    await expect(main.locator("form")).toHaveCount(0);
    await expect(main.getByRole("link", { name: cart })).toHaveAttribute("href", checkoutPaths.cart[locale]);

    // In its own browser it goes on, also when it is opened anew.
    await page.reload();
    await expect(page.locator(".co-send button")).toBeVisible();
    await context.close();
  });
}
