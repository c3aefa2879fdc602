import { accountOrderPath, accountOrderPaths, orderFileNames } from "@circuit/contract/urls/own-paths";
import { at, main, words } from "../fixtures/account-order-page.ts";
import { becomeMember, newEmail } from "../fixtures/member.ts";
import { orderWith } from "../fixtures/paid-order.ts";
import { inTurn } from "../fixtures/rotation.ts";
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
