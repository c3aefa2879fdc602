import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { heading, languages } from "../fixtures/paying-words.ts";
import { endAtProvider, setProvider, tokenIn } from "../fixtures/payment-provider.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

/** Each language on a desk, on a phone and without scripts; between them a payment ends in every way. */
const settings = languages.flatMap((words) =>
  (
    [
      [1440, true, "failed"],
      [390, true, "canceled"],
      [390, false, "expired"],
    ] as const
  ).map(([width, javaScriptEnabled, end]) => ({ words, width, javaScriptEnabled, end })),
);

for (const { words, width, javaScriptEnabled, end } of inTurn(settings)) {
  test.describe(`${words.locale}, ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test(`an order is safe while the provider is down or a payment ends (${end}), and whoever has paid with iDEAL has the tickets`, async ({
      page,
    }) => {
      test.slow();
      await openCheckout(page, words.locale);
      const token = tokenIn(page);
      const methods = page.getByRole("radio").and(page.locator('[name="method"]'));
      await expect(methods.first()).toBeChecked();
      await expect(methods.first()).toHaveAccessibleName(new RegExp(words.online.replace("|", "\\|"), "u"));
      await setProvider(token, { trouble: "down" });
      await fillInCheckout(page, { method: "online" });
      await page.getByRole("button", { name: words.order }).click();
      await expect(heading(page, words.notBegun)).toBeVisible();
      await expect(page.getByText(words.safe)).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("cart");
      await page.getByRole("button", { name: words.again }).click();
      await expect(page.getByRole("alert").filter({ hasText: words.away })).toBeVisible();

      await setProvider(token, { trouble: "none" });
      await page.getByRole("button", { name: words.again }).click();
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
      await expect(page.getByText(words.by)).toBeVisible();
      await expect(page.getByRole("img", { name: words.code })).toHaveCount(2);
    });
  });
}
