import { accountExportPaths, accountPaths } from "@circuit/contract/urls/own-paths";
import { linkInMail } from "../fixtures/account-mails.ts";
import { becomeMember, fillIn, memberPassword, newEmail } from "../fixtures/member.ts";
import { expect, test } from "../fixtures/test.ts";

const password = memberPassword;
const nextPassword = "liever twee helmen";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "en" });

  test("C10 C11 a visitor registers, comes back to where they were, takes their data along, and chooses a new password by mail", async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto(accountPaths.register.en);
    await fillIn(page, { "Email address": email, Password: "short" }, "Create my account");
    await expect(page.getByRole("alert")).toContainText("at least 10 characters");
    await expect(page.getByLabel("Email address")).toHaveValue(email);
    await becomeMember(page, email, "en");
    await page.getByRole("button", { name: "Log out", exact: true }).click();

    await page.goto("/en/contact");
    await page.locator("header").getByRole("link", { name: "Log in" }).click();
    await fillIn(page, { "Email address": email, Password: password }, "Log in");
    await expect(page).toHaveURL("/en/contact");

    const file = await page.request.get(accountExportPaths.en);
    expect(file.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition": 'attachment; filename="my-data.json"',
    });
    expect(JSON.stringify(await file.json())).toContain(email);

    await page.goto(accountPaths.account.en);
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await fillIn(page, { "Email address": email }, "Send me the link");
    await expect(page.getByRole("main").getByRole("status").first()).toContainText("Check your email");
    await page.goto(await linkInMail(email, "resetPassword", "en"));
    await fillIn(page, { "New password": nextPassword }, "Save and log in");
    await expect(page.getByRole("main").getByRole("status").first()).toContainText("Your password is changed");
    await expect(page).toHaveURL(`${accountPaths.account.en}?done=password`);
  });
});
