import { accountOrderPath, accountPaths, checkoutPaths } from "@circuit/contract/own-paths";
import { test as playwrightTest } from "@playwright/test";
import { bothKept, isMarked, keptOf } from "../fixtures/kept-order.ts";
import { becomeMember, memberPassword, newEmail, signIn } from "../fixtures/member.ts";
import { h1, openedByMember, signOut, words } from "../fixtures/order-of-member.ts";
import { paidOrderWith } from "../fixtures/paid-order.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const cases = (["nl", "en"] as const).flatMap((locale) =>
  [false, true].map((isOpenedBefore) => ({ locale, isOpenedBefore })),
);

for (const { locale, isOpenedBefore } of inTurn(cases)) {
  // What can't be loaded without a network is an error in the console.
  playwrightTest(
    `S06 C14 an account's order ${isOpenedBefore ? "that was a guest's before " : ""}opens without a network until its visitor signs out (${locale})`,
    async ({ page, context }) => {
      playwrightTest.slow();
      const email = newEmail("jorien");
      const { token } = await paidOrderWith(email);
      const order = `${checkoutPaths.order[locale]}/${token}`;
      if (isOpenedBefore) {
        await page.goto(order);
        await bothKept(page, order);
      }
      await becomeMember(page, email, locale);
      await page.goto(order);
      await expect(h1(page, words[locale].heading)).toBeVisible();
      // With the mark go a guest's copies; these are others.
      await expect.poll(() => isMarked(page, order)).toBe(true);
      const kept = await bothKept(page, order);
      await page.evaluate(() => navigator.serviceWorker.ready);

      await context.setOffline(true);
      await page.goto(kept.at(-1) ?? order);
      await expect(page.getByRole("main").getByRole("img", { name: /QR/u })).toBeVisible();
      await page.goto(order);
      await expect(h1(page, words[locale].heading)).toBeVisible();

      await context.setOffline(false);
      await signOut(page, locale);
      // Before this page has done its part.
      await context.setOffline(true);
      for (const address of kept)
        await expect(page.goto(address)).rejects.toThrow(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/u);
      await context.setOffline(false);
      await page.goto(accountPaths.signIn[locale]);
      await expect.poll(() => keptOf(page, order)).toEqual([]);
    },
  );
}

for (const locale of inTurn(["nl", "en"] as const)) {
  test(`C14 who is signed in with another account is told whose an order is, and where to go, in ${locale}`, async ({
    page,
  }) => {
    test.slow();
    const { email, number, order } = await openedByMember(page, locale);
    await signOut(page, locale);
    await becomeMember(page, newEmail("kees"), locale);
    await page.goto(order);
    await expect(h1(page, words[locale].other)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: words[locale].account }).click();
    await expect(page).toHaveURL(accountPaths.account[locale]);
    await signOut(page, locale);
    await signIn(page, email, memberPassword, locale);
    await expect(page).toHaveURL(accountPaths.account[locale]);
    await page.goto(order);
    await expect(h1(page, words[locale].heading)).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe(accountOrderPath(number, locale));
  });
}
