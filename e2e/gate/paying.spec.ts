import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { heading, languages, orderOnline } from "../fixtures/paying-words.ts";
import { endAtProvider, setProvider, tokenIn } from "../fixtures/payment-provider.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const settings = languages.flatMap((words) =>
  (
    [
      [1440, true],
      [390, true],
      [390, false],
    ] as const
  ).map(([width, javaScriptEnabled]) => ({ words, width, javaScriptEnabled })),
);

for (const { words, width, javaScriptEnabled } of inTurn(settings)) {
  const { locale } = words;
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
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
  });
}

const ends = settings.flatMap((setting) =>
  (["failed", "canceled", "expired"] as const).map((end) => ({ ...setting, end })),
);

for (const { words, width, javaScriptEnabled, end } of inTurn(ends)) {
  test.describe(`${words.locale}, ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test(`a payment that ended (${end}) is tried again, with everything that was ordered`, async ({ page }) => {
      await orderOnline(page, words);
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
  });
}
