import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { expectOtherBrowserPage } from "../fixtures/other-browser-page.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

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
    await expectOtherBrowserPage(other, locale);

    // In its own browser it goes on, also when it is opened anew.
    await page.reload();
    await expect(page.locator(".co-send button")).toBeVisible();
    await context.close();
  });
}
