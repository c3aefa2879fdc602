import { randomBytes } from "node:crypto";
import { accountPaths, providerPath } from "@circuit/contract/urls/own-paths";
import type { Page } from "@playwright/test";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { becomeMember, fillIn, memberPassword } from "../fixtures/member.ts";
import { expect, test } from "../fixtures/test.ts";

/** Name of the provider that stands in for all. */
const provider = "Paddock-ID";

/** Somebody whom the provider knows, with an address that no other test has. */
const newPerson = () => {
  const sub = randomBytes(6).toString("hex");
  return { sub, email: `provider-${sub}@voorbeeld.nl` };
};

const buttons = { nl: `Verder met ${provider}`, en: `Continue with ${provider}` };

/** Goes to the provider, and logs in there as somebody. */
async function goBy(page: Page, language: "nl" | "en", person: Record<string, string>): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: buttons[language] }).click();
  await page.getByLabel("Login").fill(new URLSearchParams(person).toString());
  await page.getByRole("button", { name: "Go on" }).click();
}

test("C14 C15 D06 a visitor signs in by a provider, is asked for the password of their account once, and never again", async ({
  page,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async () => found.push(...(await auditEveryLook(page, looksOf.nl)));
  const signOut = page.getByRole("button", { name: "Log uit", exact: true });
  const person = newPerson();
  const signIn = `${accountPaths.signIn.nl}?return=${encodeURIComponent("/contact")}`;
  await becomeMember(page, person.email, "nl");
  await signOut.click();

  await page.goto(signIn);
  await look();
  await goBy(page, "nl", person);
  await expect(page, "an address that says nothing").toHaveURL(providerPath("openid", "nl"));
  await expect(page.getByRole("heading", { level: 1, name: "Nog één keer je wachtwoord" })).toBeVisible();
  await look();
  await fillIn(page, { Wachtwoord: "iets heel anders" }, "Koppel en log in");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await look();
  await fillIn(page, { Wachtwoord: memberPassword }, "Koppel en log in");
  await expect(page).toHaveURL("/contact");

  await page.goto(accountPaths.account.nl);
  await expect(page.getByRole("main").getByText(provider, { exact: true })).toBeVisible();
  await look();
  await signOut.click();
  await page.goto(signIn);
  await goBy(page, "nl", person);
  await expect(page).toHaveURL("/contact");
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
