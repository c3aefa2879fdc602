import { accountPasskeyPath, accountPaths } from "@circuit/contract/urls/own-paths";
import { audit } from "../fixtures/audit.ts";
import { Keyboard } from "../fixtures/keyboard.ts";
import { becomeMember, memberPassword, newEmail } from "../fixtures/member.ts";
import { addPasskey, askToAdd, passkeysOf, words } from "../fixtures/passkeys-of-account.ts";
import { expect, test } from "../fixtures/test.ts";
import { addAuthenticator } from "../fixtures/virtual-authenticator.ts";

test("C08 a visitor adds a passkey and signs in by it with a keyboard alone", async ({ page }) => {
  test.slow();
  const say = words.nl;
  await addAuthenticator(page);
  await becomeMember(page, newEmail("passkey"), "nl");
  const keyboard = new Keyboard(page);
  await keyboard.type(passkeysOf(page).getByLabel(say.name), "Toetsen");
  await keyboard.type(passkeysOf(page).getByLabel(say.password), memberPassword);
  await page.keyboard.press("Enter");
  const make = passkeysOf(page).getByRole("button", { name: say.make });
  await expect(passkeysOf(page).getByRole("heading", { name: "Nog één stap" })).toBeFocused();
  expect(await audit(page, undefined, "#passkeys")).toEqual([]);
  await keyboard.press(make);
  await expect(page.getByRole("main").getByRole("status").first()).toBeFocused();
  await keyboard.press(page.getByRole("button", { name: say.signOut, exact: true }));
  await expect(page).toHaveURL(/\/inloggen$/u);
  await keyboard.press(page.getByRole("button", { name: say.signInBy }));
  await expect(page).toHaveURL(accountPaths.account.nl);
});

test("C08 why a passkey isn't made or shown is said in words, and the password still works", async ({ page }) => {
  test.slow();
  const say = words.nl;
  const authenticator = await addAuthenticator(page);
  await becomeMember(page, newEmail("passkey"), "nl");
  await authenticator.recognise(false);
  await askToAdd(page, "nl");
  await passkeysOf(page).getByRole("button", { name: say.make }).click();
  await expect(page.getByRole("alert")).toContainText(say.cancelled);
  expect(await audit(page, undefined, "#passkeys")).toEqual([]);
  await authenticator.recognise(true);
  await passkeysOf(page).getByRole("button", { name: say.make }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(say.added);

  // A second on the same device.
  await askToAdd(page, "nl");
  await passkeysOf(page).getByRole("button", { name: say.make }).click();
  await expect(page.getByRole("alert")).toContainText("Je hebt hier al een passkey");

  await page.getByRole("link", { name: "Toch niet" }).click();
  await page.getByRole("button", { name: say.signOut, exact: true }).click();
  await authenticator.recognise(false);
  await page.getByRole("button", { name: say.signInBy }).click();
  await expect(page.getByRole("alert")).toContainText(say.cancelled);
  await expect(page.getByLabel(say.email)).toBeEditable();
});

test("C08 a browser without passkeys offers none", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto(accountPaths.signIn.nl);
  await expect(page.getByRole("button", { name: words.nl.signInBy })).toHaveCount(0);
});

test("what a passkey has to sign is told to no other site's page, names nobody, and is kept by nobody", async ({
  request,
}) => {
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
    expect((await request.post(accountPasskeyPath, { headers })).status()).toBe(403);
  const answer = await request.post(accountPasskeyPath);
  expect(await answer.json()).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/u),
    rpId: "localhost",
    timeout: 300_000,
    userVerification: "required",
  });
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(answer.headers()["set-cookie"]).toMatch(/^account-passkey=[\w-]{43}; HttpOnly; .*SameSite=Strict/u);
  expect((await request.get(accountPasskeyPath)).status()).toBe(405);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("C08 nothing is said of passkeys, but those that there are can be removed", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const email = newEmail("passkey");
    await page.goto(accountPaths.signIn.nl);
    await expect(page.getByRole("button", { name: words.nl.signInBy })).toHaveCount(0);
    await becomeMember(page, email, "nl");
    await expect(passkeysOf(page)).toHaveCount(0);

    const other = await (
      await browser.newContext({ javaScriptEnabled: true, ...(baseURL === undefined ? {} : { baseURL }) })
    ).newPage();
    await other.context().addCookies(await page.context().cookies());
    await addAuthenticator(other);
    await other.goto(accountPaths.account.nl);
    await addPasskey(other, "nl");
    await other.context().close();

    await page.reload();
    await expect(passkeysOf(page).getByText("Mijn telefoon", { exact: true })).toBeVisible();
    await expect(passkeysOf(page).getByRole("button", { name: words.nl.add })).toHaveCount(0);
    await passkeysOf(page).getByRole("button", { name: words.nl.remove }).click();
    await expect(page.getByRole("main").getByRole("status").first()).toContainText(words.nl.removed);
    await expect(passkeysOf(page)).toHaveCount(0);
  });
});
