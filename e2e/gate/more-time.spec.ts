import { openCheckout } from "../fixtures/checkout-page.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    more: "Meer tijd",
    extended: "Je hebt meer tijd",
    over: "Je tickets staan niet meer vast",
    again: "Begin opnieuw",
    town: "Plaats",
  },
  {
    locale: "en",
    more: "More time",
    extended: "You have more time",
    over: "We no longer hold your tickets",
    again: "Begin again",
    town: "Town",
  },
] as const;

const cases = languages.flatMap((language) =>
  [true, false].map((javaScriptEnabled) => ({ ...language, javaScriptEnabled })),
);

for (const { locale, more, extended, over, again, town, javaScriptEnabled } of inTurn(cases)) {
  test.describe(`${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("more time for a checkout whose places were given back is answered as all else is, and keeps what was typed", async ({
      page,
    }) => {
      await openCheckout(page, locale, { quantity: 1 });
      const button = page.getByRole("button", { name: more });
      if (javaScriptEnabled) await new SiteFrame(page).whenAliveAt(button);
      await page.getByLabel(town, { exact: true }).fill("Assen");
      await button.click();
      await expect(page.getByText(extended)).toBeVisible();

      // Another order of the same browser gives the places of the first one back.
      const tab = await page.context().newPage();
      await openCheckout(tab, locale, { quantity: 1 });
      await button.click();
      await expect(page.getByRole("heading", { level: 1, name: over })).toBeVisible();
      await page.getByRole("button", { name: again }).click();
      await expect(page.getByLabel(town, { exact: true })).toHaveValue("Assen");
    });
  });
}
