import { accountPaths } from "@circuit/contract/urls/own-paths";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { goBy, linkAndReturn, newPerson, provider } from "../fixtures/sign-in-by-provider.ts";
import { expect, test } from "../fixtures/test.ts";

test("C14 C15 D06 a visitor signs in by a provider, is asked for the password of their account once, and never again", async ({
  page,
}) => {
  test.slow();
  const found: string[] = [];
  await linkAndReturn(page, async () => found.push(...(await auditEveryLook(page, looksOf.nl))));
  expect(found).toEqual([]);

  await page.goto(accountPaths.account.nl);
  await page.getByRole("button", { name: `Ontkoppel ${provider}` }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Losgekoppeld");
  await expect(page.getByRole("heading", { name: "Gekoppelde diensten" })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "en" });

  test("C14 a visitor without an account has one at once, and can't disconnect the only way in", async ({ page }) => {
    const person = newPerson();
    await page.goto(accountPaths.register.en);
    await goBy(page, "en", person);
    await expect(page).toHaveURL(accountPaths.account.en);
    await expect(page.getByRole("main").getByText(person.email, { exact: true })).toBeVisible();
    await expect(page.getByText("This is your only way in now.")).toBeVisible();
    await expect(page.getByRole("button", { name: `Disconnect ${provider}` })).toHaveCount(0);
  });
});

test("C14 whoever isn't let in by a provider reads why, on a page that is accessible", async ({ page }) => {
  await page.goto(accountPaths.signIn.nl);
  await goBy(page, "nl", { ...newPerson(), say: "no" });
  await expect(page.getByRole("alert")).toContainText("Je hebt daar geen toestemming gegeven.");
  await expect(page.getByRole("alert")).toBeFocused();
  expect(new URL(page.url()).searchParams.has("code")).toBe(false);
  expect(await auditEveryLook(page, looksOf.nl)).toEqual([]);
});
