import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";

const languages = [
  {
    locale: "nl",
    tooMany: /Maximaal \d+ per bestelling|Er (is|zijn) nog \d+|Meer dan \d+ kan nu niet/u,
    removed: "2 tickets verwijderd.",
    undo: "Zet terug",
  },
  {
    locale: "en",
    tooMany: /At most \d+ per order|\d+ places? (is|are) left|No more than \d+ are possible now/u,
    removed: "2 tickets removed.",
    undo: "Undo",
  },
] as const;

/** Each language with scripts and without. */
const cases = languages.flatMap((words) => [true, false].map((javaScriptEnabled) => ({ words, javaScriptEnabled })));

for (const { words, javaScriptEnabled } of inTurn(cases)) {
  test.describe(`${words.locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("Enter in an amount applies it: none takes the line out, too many is said in words", async ({ page }) => {
      const { locale } = words;
      await putIntoCart(page, await plentifulTicket(locale), 1);
      await page.goto(checkoutPaths.cart[locale]);
      const amount = page.getByRole("main").getByRole("spinbutton");
      await amount.fill("2");
      await amount.press("Enter");
      await expect(page.getByRole("main").getByText(/^2 ×/u).first()).toBeVisible();

      await amount.fill("0");
      await amount.press("Enter");
      await expect(page.getByText(words.removed)).toBeVisible();
      await page.getByRole("button", { name: words.undo }).click();
      await expect(amount).toHaveValue("2");

      await amount.fill("250");
      await amount.press("Enter");
      await expect(page.getByText(words.tooMany).first()).toBeVisible();
    });
  });
}
