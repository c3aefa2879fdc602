import {
  accountOrderPath,
  accountOrderPaths,
  accountPaths,
  checkoutPaths,
  orderFileNames,
} from "@circuit/contract/own-paths";
import { at, expectSignIn, main, qrCode, words } from "../fixtures/account-order-page.ts";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { becomeMember, fillIn, memberPassword, newEmail } from "../fixtures/member.ts";
import { orderWith, paidOrderWith } from "../fixtures/paid-order.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [locale, javaScriptEnabled] of inTurn([
  ["nl", true],
  ["en", true],
  ["nl", false],
] as const)) {
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

    test("C14 another account's order is none, and buttons of an own one lead back to the account's address", async ({
      page,
    }) => {
      test.slow();
      const email = newEmail("jorien");
      const [own, others] = [await orderWith(email), await orderWith(newEmail("kees"))];
      await becomeMember(page, email, locale);
      for (const path of [
        accountOrderPath(others.number, locale),
        `${accountOrderPath(others.number, locale)}/ticket/1`,
        `${accountOrderPath(others.number, locale)}/${orderFileNames.invoice[locale]}`,
        `${accountOrderPaths[locale]}/cd-000000`,
        `${accountOrderPaths[locale]}/${own.token}`,
        accountOrderPath(others.number, other),
        `${accountOrderPath(own.number, locale)}/ticket/9`,
      ]) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        expect(await page.content(), path).not.toContain("kees-");
      }

      await page.goto(`${accountOrderPaths[locale]}/${own.number}`);
      await at(page, accountOrderPath(own.number, locale));
      expect(await page.content()).not.toContain(own.token);
      await main(page).getByText(say.cancel, { exact: true }).click();
      await main(page).getByRole("button", { name: say.cancelNow }).click();
      await expect(page.getByRole("heading", { level: 1, name: say.cancelled })).toBeVisible();
      await at(page, accountOrderPath(own.number, locale));
      expect(await page.content()).not.toContain(own.token);
    });
  });
}
