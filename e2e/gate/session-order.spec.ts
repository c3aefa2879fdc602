import { accountOrderPath, accountPaths } from "@circuit/contract/own-paths";
import { becomeMember, memberPassword, newEmail, signIn } from "../fixtures/member.ts";
import { h1, openedByMember, signOut, words } from "../fixtures/order-of-member.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

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
