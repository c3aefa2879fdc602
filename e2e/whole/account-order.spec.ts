import { accountOrderPath, accountPaths, orderFileNames } from "@circuit/contract/own-paths";
import { at, expectSignIn, words } from "../fixtures/account-order-page.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { becomeMember, fillIn, memberPassword, newEmail } from "../fixtures/member.ts";
import { orderWith } from "../fixtures/paid-order.ts";
import { endAtProvider, endQuietly, tokenIn } from "../fixtures/payment-provider.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [locale, javaScriptEnabled] of [
  ["nl", true],
  ["en", true],
  ["nl", false],
] as const) {
  test.describe(`in ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, locale });
    const say = words[locale];

    test("C14 who pays while signed in leaves no way to the order: Back after signing out leads to the log-in, another browser's link to the order", async ({
      page,
      browser,
    }) => {
      test.slow();
      const email = newEmail("jorien");
      await becomeMember(page, email, locale);
      await openCheckout(page, locale, { quantity: 1 });
      const token = tokenIn(page);
      await fillInCheckout(page, { method: "online" });
      await page.locator('[name="email"]').fill(email);
      await page.locator(".co-send button").click();
      await endAtProvider(page, "paid");
      await expect(page.getByRole("heading", { level: 1, name: say.ready })).toBeVisible();
      expect(tokenIn(page)).toBe(token);
      await expect(page).not.toHaveTitle(/Jorien/u);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: say.ready })).toBeVisible();

      const order = page.url();
      await page.goto(accountPaths.account[locale]);
      await page.getByRole("button", { name: say.signOut, exact: true }).click();
      // Whole: a browser that is still leading there loses its way when it is sent back.
      await expectSignIn(page, locale, [email, "Jorien"]);
      for (let back = 0; back < 2; back += 1) {
        await page.goBack();
        await expectSignIn(page, locale, [email, "Jorien"]);
      }
      for (const address of [order, `${order}/${orderFileNames.tickets[locale]}`, page.url().replace(/\?.*/u, "")]) {
        await page.goto(address);
        await expectSignIn(page, locale, [email, "Jorien"]);
      }
      await page.goto(order);
      await fillIn(page, { [say.email]: email, [say.password]: memberPassword }, "Log in");
      await expect(page.getByRole("heading", { level: 1, name: say.ready })).toBeVisible();
      expect(page.url()).not.toContain(token);

      const elsewhere = await browser.newPage({ javaScriptEnabled, locale });
      await elsewhere.goto(order);
      await expect(elsewhere.getByRole("heading", { level: 1, name: say.ready })).toBeVisible();
      await elsewhere.close();
    });
  });
}

test("an order in an account that waits for the bank shows by itself that it is paid", async ({ page }) => {
  test.slow();
  const email = newEmail("jorien");
  const { number, token } = await orderWith(email);
  await becomeMember(page, email, "nl");
  await page.goto(accountOrderPath(number, "nl"));
  await expect(page.getByRole("heading", { level: 1, name: "Even wachten op je bank" })).toBeVisible();
  await endQuietly(token, "paid");
  await expect(page.getByRole("heading", { level: 1, name: words.nl.ready })).toBeVisible({ timeout: 30_000 });
  await at(page, accountOrderPath(number, "nl"));
});
