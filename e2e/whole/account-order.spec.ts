import { SiteFrame } from "../fixtures/site-frame.ts";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { accountOrderPath, accountPaths, orderFileNames, checkoutPaths } from "@circuit/contract/urls/own-paths";
import { at, expectSignIn, words, main, qrCode } from "../fixtures/account-order-page.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { becomeMember, fillIn, memberPassword, newEmail } from "../fixtures/member.ts";
import { orderWith, paidOrderWith } from "../fixtures/paid-order.ts";
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
    const other = locale === "nl" ? "en" : "nl";

    test("C14 an order is seen in an account within its session alone: its address has no token, and Back shows nothing after signing out", async ({
      page,
      context,
      request,
    }) => {
      test.slow();
      const email = newEmail("jorien");
      const { token, number } = await paidOrderWith(email);
      const order = accountOrderPath(number, locale);
      await becomeMember(page, email, locale);
      expect(await page.content()).not.toContain(token);

      await page.getByRole("link", { name: say.open(number) }).click();
      await at(page, order);
      await expect(page.getByRole("heading", { level: 1, name: say.ready })).toBeVisible();
      await expect(qrCode(page)).toBeVisible();
      await expect(page).not.toHaveTitle(/Jorien/u);
      const [code = ""] = /[0-9A-Z]{4} [0-9A-Z]{4}/u.exec(await main(page).locator("code").innerText()) ?? [];
      expect(await page.content()).not.toContain(token);
      const twin = encodeURIComponent(accountOrderPath(number, other));
      await expect(page.locator(`a[href="/locale/${other}?to=${twin}"]`).first()).toBeAttached();

      await page.getByRole("link", { name: say.large }).click();
      await at(page, `${order}/ticket/1`);
      await expect(qrCode(page)).toBeVisible();
      await expect(page).not.toHaveTitle(new RegExp(code, "u"));
      expect(await page.content()).not.toContain(token);
      await page.getByRole("link", { name: say.all }).click();
      await at(page, order);

      for (const file of Object.values(orderFileNames)) {
        const address = `${order}/${file[locale]}`;
        const answer = await page.request.get(address);
        expect([answer.status(), answer.headers()["cache-control"]], address).toEqual([200, "private, no-store"]);
        const anyones = await request.get(address, { maxRedirects: 0 });
        expect([anyones.status(), anyones.headers()["location"]], address).toEqual([
          303,
          `${accountPaths.signIn[locale]}?return=${encodeURIComponent(order)}`,
        ]);
      }

      // Left to itself, one of them before its scripts came.
      const stayed = await context.newPage();
      await stayed.goto(order);
      const asleep = await context.newPage();
      const scripts = await holdScripts(asleep);
      await asleep.goto(order);
      await expect(qrCode(asleep)).toBeVisible();
      if (javaScriptEnabled) {
        await stayed.bringToFront();
        await new SiteFrame(stayed).whenAlive();
        const kept = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
        expect(await kept()).toBe(0);
      }

      await page.goto(accountPaths.account[locale]);
      await page.getByRole("link", { name: say.show }).click();
      await at(page, order);
      expect(new URL(page.url()).hash).toBe("#ticket-1");
      await expect(qrCode(page)).toBeInViewport();

      await page.goto(accountPaths.account[locale]);
      await page.getByRole("button", { name: say.signOut, exact: true }).click();
      const secrets = ["Jorien", "Meppelink", number, email, code, token];
      await expectSignIn(page, locale, secrets);
      await page.goBack();
      await expectSignIn(page, locale, secrets);
      await page.goBack();
      await expectSignIn(page, locale, secrets);
      await page.reload();
      await expectSignIn(page, locale, secrets);
      for (const path of [order, `${order}/ticket/1`]) {
        await page.goto(path);
        await expectSignIn(page, locale, secrets);
        expect(new URL(page.url()).searchParams.get("return")).toBe(path);
      }
      // As a browser does that kept the whole page when it was left.
      if (javaScriptEnabled) {
        await stayed.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
        await expectSignIn(stayed, locale, secrets);
        scripts.come();
        await asleep.bringToFront();
        await expectSignIn(asleep, locale, secrets);
      }

      await page.goto(order);
      await fillIn(page, { [say.email]: email, [say.password]: memberPassword }, "Log in");
      await at(page, order);
      await expect(qrCode(page)).toBeVisible();
      // Whoever has the address of the mail sees the order without an account, as before.
      expect((await request.get(`${checkoutPaths.order[locale]}/${token}`)).status()).toBe(200);
    });

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
