import type { Page } from "@playwright/test";
import { fillIn } from "../fixtures/member.ts";
import { standInPassword, standInUser, startAccountStandIn } from "../fixtures/stand-in-accounts.ts";
import { expect, test } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

const prefix = "/content/v1";
const password = standInPassword;
const { email } = standInUser;
const newPassword = "een heel ander zinnetje";

/** The built site on a content system with Strapi's own accounts, behind a prefix of its own. */
const elsewhere = test.extend<{ site: Awaited<ReturnType<typeof startAccountStandIn>>; address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  site: async ({}, use) => {
    const standIn = await startAccountStandIn(prefix);
    await use(standIn);
    standIn.stop();
  },
  address: async ({ site }, use) => {
    const web = await startWebServer({
      CMS_URL: site.address,
      CMS_API_PREFIX: prefix,
      CMS_USER_POPULATE: "role,avatar",
      FORM_SENDS_PER_ADDRESS: "100",
    });
    await use(web.address);
    await web.stop();
  },
});

elsewhere.use({ javaScriptEnabled: false, locale: "nl" });

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/inloggen`);
  await fillIn(page, { "E-mailadres": email, Wachtwoord: password }, "Log in");
}

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "account-session") ?? null;

elsewhere(
  "C19 R10 C07 C08 C12 D06 a visitor of another content system signs in, sees what it knows, changes the password and signs out",
  async ({ page, site, address }) => {
    await signIn(page, address);
    await expect(page).toHaveURL(`${address}/account`);
    await expect(page.getByRole("heading", { level: 1, name: "Moi!" })).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Bestellingen" })).toHaveCount(0);
    expect(site.calls.slice(0, 2)).toEqual([
      { call: `POST ${prefix}/auth/local`, body: { identifier: email, password }, token: null },
      { call: `GET ${prefix}/users/me?populate=role,avatar`, body: null, token: "jwt-of-local" },
    ]);
    expect(await sessionOf(page)).toMatchObject({ value: "jwt-of-local", httpOnly: true, sameSite: "Lax", path: "/" });
    expect(await page.content()).not.toContain("jwt-of-local");

    const security = page.getByRole("region", { name: "Wachtwoord en apparaten" });
    await security.getByLabel("Je huidige wachtwoord").fill(password);
    await security.getByLabel("Nieuw wachtwoord").fill(newPassword);
    await security.getByRole("button", { name: "Wijzig wachtwoord" }).click();
    await expect(page.getByRole("main").getByRole("status").first()).toContainText("Je wachtwoord is gewijzigd");
    expect(site.calls.find(({ call }) => call.endsWith("/auth/change-password"))).toEqual({
      call: `POST ${prefix}/auth/change-password`,
      body: { currentPassword: password, password: newPassword, passwordConfirmation: newPassword },
      token: "jwt-of-local",
    });
    expect(await sessionOf(page)).toMatchObject({ value: "jwt-of-change-password" });

    await page.getByRole("button", { name: "Log uit" }).click();
    await expect(page.getByRole("main").getByRole("status").first()).toContainText("Je bent uitgelogd");
    expect(await page.context().cookies()).toEqual([]);
  },
);

elsewhere("D06 a user that can't be loaded is signed out", async ({ page, site, address }) => {
  await signIn(page, address);
  await expect(page).toHaveURL(`${address}/account`);
  site.broken.add("/users/me");
  const answer = await page.goto(`${address}/account`);
  expect(answer?.status()).toBe(503);
  expect(await page.context().cookies()).toEqual([]);
});
