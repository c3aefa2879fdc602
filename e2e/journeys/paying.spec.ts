import type { Page } from "@playwright/test";
import { audit, auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { endAtProvider, endQuietly, providerButton, setProvider, tokenIn } from "../fixtures/payment-provider.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    online: "iDEAL | Wero, creditcard of een andere manier",
    order: /^Bestel en betaal/u,
    paid: /^Tot in \w+, Jorien$/u,
    by: /^iDEAL \| Wero, \d+ \w+ \d{4}, \d\d:\d\d uur$/u,
    code: /^QR-code van ticket/u,
    waiting: "Even wachten op je bank",
    goOn: "Ga verder met betalen",
    failed: "Je betaling is niet gelukt",
    again: "Probeer opnieuw te betalen",
    reasons: { failed: /Je bank heeft/u, canceled: /is afgebroken/u, expired: /duurde te lang/u },
    held: /staan nog vast, tot/u,
    notBegun: "Betalen lukt nu even niet",
    safe: /Je bestelling staat er wel/u,
    cancel: "Annuleer deze bestelling",
    cancelNow: "Ja, annuleer de bestelling",
    cancelled: "Je bestelling is geannuleerd",
    nothingCharged: /Er is niets afgeschreven/u,
    away: /De betaaldienst antwoordt nu niet/u,
  },
  {
    locale: "en",
    online: "iDEAL | Wero, credit card or another way",
    order: /^Order and pay/u,
    paid: /^See you in \w+, Jorien$/u,
    by: /^iDEAL \| Wero, \d+ \w+ \d{4}, \d\d:\d\d$/u,
    code: /^QR code of ticket/u,
    waiting: "Waiting for your bank",
    goOn: "Continue to payment",
    failed: "Your payment didn’t work",
    again: "Try paying again",
    reasons: { failed: /Your bank didn’t/u, canceled: /was broken off/u, expired: /took too long/u },
    held: /are still held, until/u,
    notBegun: "You can’t pay just now",
    safe: /Your order is safe/u,
    cancel: "Cancel this order",
    cancelNow: "Yes, cancel the order",
    cancelled: "Your order is cancelled",
    nothingCharged: /Nothing was charged/u,
    away: /The payment service doesn’t answer/u,
  },
] as const;

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

for (const words of languages) {
  const { locale } = words;

  /** Orders two tickets, and goes to pay them. */
  async function orderOnline(page: Page): Promise<void> {
    await openCheckout(page, locale);
    await fillInCheckout(page, { method: "online" });
    await page.getByRole("button", { name: words.order }).click();
  }

  // Each setting in one language; `npm run test:axe` pays in the other one too.
  const inOther = (isShared: boolean) => (isShared ? "" : " @every-page");
  for (const [width, javaScriptEnabled, tag] of [
    [1440, true, inOther(locale === "nl")],
    [390, true, inOther(locale === "en")],
    [390, false, inOther(locale === "nl")],
  ] as const) {
    test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts${tag}`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      test("who pays with iDEAL has the tickets, and reads how and when it was paid", async ({ page }) => {
        await openCheckout(page, locale);
        const methods = page.getByRole("radio").and(page.locator('[name="method"]'));
        await expect(methods.first()).toBeChecked();
        await expect(methods.first()).toHaveAccessibleName(new RegExp(words.online.replace("|", "\\|"), "u"));
        await fillInCheckout(page, { method: "online" });
        await page.getByRole("button", { name: words.order }).click();
        await endAtProvider(page, "paid");
        await expect(heading(page, words.paid)).toBeVisible();
        await expect(page.getByText(words.by)).toBeVisible();
        await expect(page.getByRole("img", { name: words.code })).toHaveCount(2);
        const cookies = await page.context().cookies();
        expect(cookies.map(({ name }) => name)).not.toContain("cart");
      });

      test("who comes back before the bank has answered waits, and then has the tickets", async ({ page }) => {
        await orderOnline(page);
        await endAtProvider(page, "open");
        await expect(heading(page, words.waiting)).toBeVisible();
        await endQuietly(tokenIn(page), "paid");
        // With scripts the page asks by itself; without, it says that it is to be loaded again.
        await expect(heading(page, words.paid)).toBeVisible({ timeout: 30_000 });
        await expect(page.getByRole("img", { name: words.code })).toHaveCount(2);
      });

      // Each end in one of the settings: they differ in a word.
      for (const [end, isHere] of [
        ["failed", locale === "en"],
        ["canceled", locale === "nl" && javaScriptEnabled],
        ["expired", !javaScriptEnabled],
      ] as const) {
        test(`a payment that ended (${end}) is tried again, with everything that was ordered${inOther(isHere)}`, async ({
          page,
        }) => {
          await orderOnline(page);
          await endAtProvider(page, end);
          await expect(heading(page, words.failed)).toBeVisible();
          await expect(page.getByText(words.reasons[end])).toBeVisible();
          await expect(page.getByText(words.held)).toBeVisible();
          const ordered = await page.getByRole("main").getByRole("listitem").allInnerTexts();
          await page.getByRole("button", { name: words.again }).click();
          await endAtProvider(page, "open");
          await expect(heading(page, words.waiting)).toBeVisible();
          expect(await page.getByRole("main").getByRole("listitem").allInnerTexts()).toEqual(ordered);

          await page.getByRole("button", { name: words.goOn }).click();
          await endAtProvider(page, "paid");
          await expect(heading(page, words.paid)).toBeVisible();
        });
      }

      test("while the provider is down the order is safe, and is paid once it is back", async ({ page }) => {
        await openCheckout(page, locale);
        const token = tokenIn(page);
        await setProvider(token, { trouble: "down" });
        await fillInCheckout(page, { method: "online" });
        await page.getByRole("button", { name: words.order }).click();
        await expect(heading(page, words.notBegun)).toBeVisible();
        await expect(page.getByText(words.safe)).toBeVisible();
        const cookies = await page.context().cookies();
        expect(cookies.map(({ name }) => name)).not.toContain("cart");

        await page.getByRole("button", { name: words.again }).click();
        await expect(page.getByRole("alert").filter({ hasText: words.away })).toBeVisible();
        await setProvider(token, { trouble: "none" });
        await page.getByRole("button", { name: words.again }).click();
        await endAtProvider(page, "paid");
        await expect(heading(page, words.paid)).toBeVisible();
      });

      test("who gives up while waiting cancels the order", async ({ page }) => {
        await orderOnline(page);
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

  test(`${locale}: every state of paying can be seen and heard: axe`, async ({ page }) => {
    await openCheckout(page, locale);
    expect(await audit(page)).toEqual([]);
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
    await page.getByRole("button", { name: words.goOn }).click();
    await endAtProvider(page, "paid");
    await expect(heading(page, words.paid)).toBeVisible();
    expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);
  });
}

test("the checkout says where its form may lead: to this site and to secure pages", async ({ page }) => {
  await openCheckout(page, "nl");
  const answer = await page.request.get(page.url());
  const policy = answer.headers()["content-security-policy"];
  expect(policy).toContain("form-action 'self' https:");
  expect(policy).toContain("default-src 'self'");
});
