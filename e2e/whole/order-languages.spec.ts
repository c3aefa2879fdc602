import { checkoutPaths } from "@circuit/contract/own-paths";
import { expect } from "@playwright/test";
import { foreignNames } from "../fixtures/catalogue-names.ts";
import { mailOf, orderAddress, sendCheckout, subjects } from "../fixtures/order-in-languages.ts";
import { endAtProvider } from "../fixtures/payment-provider.ts";
import { test } from "../fixtures/test.ts";

const openOrder = {
  nl: { note: "Je hebt nog een openstaande bestelling", link: "Ga verder met je bestelling" },
  en: { note: "You still have an open order", link: "Go on with your order" },
};
const again = { nl: "Probeer opnieuw te betalen", en: "Try paying again" };

for (const [begins, ends] of [
  ["nl", "en"],
  ["en", "nl"],
] as const) {
  test(`who tries again in ${ends} to pay an order of ${begins} comes back in ${ends}, and gets its mail in ${ends}`, async ({
    page,
  }) => {
    const token = await sendCheckout(page, begins, begins);
    await endAtProvider(page, "failed");
    await expect(page).toHaveURL((url) => url.pathname === orderAddress(begins, token));
    await page.goto(orderAddress(ends, token));
    await page.getByRole("button", { name: again[ends] }).click();
    await endAtProvider(page, "paid");
    await expect(page).toHaveURL((url) => url.pathname === orderAddress(ends, token));
    const { subject, html } = await mailOf(token);
    expect(subject).toMatch(subjects[ends]);
    expect((await foreignNames(ends))(html)).toEqual([]);
  });
}

for (const [locale, javaScriptEnabled] of [
  ["nl", true],
  ["en", false],
] as const) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`who leaves the bank's page finds the open order in the cart (${locale})`, async ({ page }) => {
      const token = await sendCheckout(page, locale, locale);
      await expect(page).toHaveURL(/\/checkout\/tr_/u);
      const { note, link } = openOrder[locale];
      await page.goto(checkoutPaths.cart[locale]);
      await expect(page.getByRole("heading", { name: note })).toBeVisible();
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL((url) => url.pathname === orderAddress(locale, token));
    });
  });
}
