import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { endAtProvider, endQuietly, setProvider, tokenIn } from "../fixtures/payment-provider.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    goOn: "Ga verder met betalen",
    cancel: "Annuleer deze bestelling",
    cancelNow: "Ja, annuleer de bestelling",
    unknown: "We weten nog niet of je hebt betaald: betaal niet nog een keer",
    standing: "Je bestelling is niet geannuleerd",
    nothing: /niets (?:betaald|afgeschreven)/u,
    paid: /^Tot in \w+, Jorien$/u,
  },
  {
    locale: "en",
    goOn: "Continue to payment",
    cancel: "Cancel this order",
    cancelNow: "Yes, cancel the order",
    unknown: "We don’t know yet whether you have paid: if you have, don’t pay again",
    standing: "Your order is not cancelled",
    nothing: /nothing was (?:paid|charged)/iu,
    paid: /^See you in \w+, Jorien$/u,
  },
] as const;

for (const { locale, goOn, cancel, cancelNow, unknown, standing, nothing, paid } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled });

      test("while the payment provider is silent nobody who has paid is told that nothing was paid", async ({
        page,
      }) => {
        await openCheckout(page, locale, { quantity: 1 });
        const token = tokenIn(page);
        await fillInCheckout(page, { method: "online" });
        await page.locator(".co-send button").click();
        await endAtProvider(page, "open");
        await expect(page.getByRole("button", { name: goOn })).toBeVisible();
        await setProvider(token, { trouble: "down" });
        await endQuietly(token, "paid");

        const main = page.getByRole("main");
        const alert = main.getByRole("alert");
        await page.getByRole("button", { name: goOn }).click();
        await expect(alert).toContainText(unknown);
        await expect(main).not.toContainText(nothing);

        await page.getByText(cancel, { exact: true }).click();
        await page.getByRole("button", { name: cancelNow }).click();
        await expect(alert).toContainText(standing);
        await expect(main).not.toContainText(nothing);

        await setProvider(token, { trouble: "none" });
        await page.getByRole("button", { name: goOn }).click();
        await expect(page.getByRole("heading", { level: 1, name: paid })).toBeVisible();
      });
    });
  }
}
