import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { heading, languages, orderOnline } from "../fixtures/paying-words.ts";
import { endAtProvider, endQuietly, providerButton, setProvider, tokenIn } from "../fixtures/payment-provider.ts";
import { expect, test } from "../fixtures/test.ts";

for (const words of languages) {
  const { locale } = words;

  for (const [width, javaScriptEnabled] of [
    [1440, true],
    [390, true],
    [390, false],
  ] as const) {
    test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      test("who comes back before the bank has answered waits, and then has the tickets", async ({ page }) => {
        await orderOnline(page, words);
        await endAtProvider(page, "open");
        await expect(heading(page, words.waiting)).toBeVisible();
        await endQuietly(tokenIn(page), "paid");
        // With scripts the page asks by itself; without, it says that it is to be loaded again.
        await expect(heading(page, words.paid)).toBeVisible({ timeout: 30_000 });
        await expect(page.getByRole("img", { name: words.code })).toHaveCount(2);
      });

      test("who gives up while waiting cancels the order", async ({ page }) => {
        await orderOnline(page, words);
        await endAtProvider(page, "open");
        // It asks first: one tap beside the way to pay is soon made.
        await expect(page.getByRole("button", { name: words.cancelNow })).toBeHidden();
        await page.getByText(words.cancel, { exact: true }).click();
        await page.getByRole("button", { name: words.cancelNow }).click();
        await expect(heading(page, words.cancelled)).toBeVisible();
        await expect(page.getByText(words.nothingCharged)).toBeVisible();
      });
    });
  }

  test(`${locale}: an order is paid with the keyboard alone`, async ({ page }) => {
    await openCheckout(page, locale);
    await fillInCheckout(page, { method: "invoice" });
    await page.locator('[name="method"]:checked').press("ArrowUp");
    await expect(page.locator('[name="method"][value="online"]')).toBeChecked();
    const order = page.getByRole("button", { name: words.order });
    await order.focus();
    await page.keyboard.press("Enter");
    const pay = providerButton(page, "failed");
    await pay.focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, words.failed)).toBeVisible();
    const again = page.getByRole("button", { name: words.again });
    await again.focus();
    await page.keyboard.press("Space");
    await providerButton(page, "paid").focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, words.paid)).toBeVisible();
  });

  test(`${locale}: every state before an order is paid can be seen and heard: axe`, async ({ page }) => {
    await openCheckout(page, locale);
    const token = tokenIn(page);
    await setProvider(token, { trouble: "down" });
    await fillInCheckout(page, { method: "online" });
    await page.getByRole("button", { name: words.order }).click();
    await expect(heading(page, words.notBegun)).toBeVisible();
    expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);
    await setProvider(token, { trouble: "none" });
    await page.getByRole("button", { name: words.again }).click();
    await endAtProvider(page, "failed");
    await expect(heading(page, words.failed)).toBeVisible();
    expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);
    await page.getByRole("button", { name: words.again }).click();
    await endAtProvider(page, "open");
    await expect(heading(page, words.waiting)).toBeVisible();
    expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);
  });
}
