import { accountExportPaths, accountPaths } from "@circuit/contract/urls/own-paths";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { becomeMember, newEmail } from "../fixtures/member.ts";
import { mailsTo } from "../fixtures/outbox.ts";
import { addPasskey, passkeysOf, words } from "../fixtures/passkeys-of-account.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";
import { addAuthenticator } from "../fixtures/virtual-authenticator.ts";

const subjectsTo = (email: string) =>
  mailsTo(email).flatMap(({ headers }) => headers.flatMap(([name, value]) => (name === "subject" ? [value] : [])));

for (const locale of inTurn(["nl", "en"] as const)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`C08 D06 a visitor adds a passkey, signs in by it, comes back to where they were, and removes it: ${locale}`, async ({
      page,
    }) => {
      test.slow();
      const say = words[locale];
      const email = newEmail("passkey");
      const found: string[] = [];
      const authenticator = await addAuthenticator(page);
      await becomeMember(page, email, locale);

      await addPasskey(page, locale);
      expect(await authenticator.count()).toBe(1);
      await expect(passkeysOf(page).getByText("Mijn telefoon", { exact: true })).toBeVisible();
      await expect(passkeysOf(page)).toContainText(say.stay);
      found.push(...(await auditEveryLook(page, looksOf[locale])));
      await expect.poll(() => subjectsTo(email), { timeout: 15_000 }).toContain(say.addedMail);
      const file = await page.request.get(accountExportPaths[locale]);
      expect(await file.json()).toMatchObject({ passkeys: [{ name: "Mijn telefoon" }] });

      await page.getByRole("button", { name: say.signOut, exact: true }).click();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(say.page);
      await page.locator("header").getByRole("link", { name: say.header }).first().click();
      await page.getByRole("button", { name: say.signInBy }).click();
      await expect(page).toHaveURL(say.page);
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === "account-session")).toMatchObject({ httpOnly: true, sameSite: "Lax" });
      expect(cookies.find(({ name }) => name === "account-passkey")).toBeUndefined();

      await page.goto(accountPaths.account[locale]);
      await passkeysOf(page).getByRole("button", { name: say.remove }).click();
      await expect(page.getByRole("main").getByRole("status").first()).toContainText(say.removed);
      await expect(passkeysOf(page).getByText("Mijn telefoon", { exact: true })).toHaveCount(0);
      await expect.poll(() => subjectsTo(email), { timeout: 15_000 }).toContain(say.removedMail);

      // The device has it still.
      await page.getByRole("button", { name: say.signOut, exact: true }).click();
      await page.getByRole("button", { name: say.signInBy }).click();
      await expect(page.getByRole("alert")).toContainText(say.unknown);
      await expect(page.getByRole("alert")).toBeFocused();
      found.push(...(await auditEveryLook(page, looksOf[locale])));
      expect(found).toEqual([]);
    });
  });
}
