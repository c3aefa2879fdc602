import type { Page } from "@playwright/test";
import { standInSecrets, standInUser, startAccountStandIn } from "../fixtures/stand-in-accounts.ts";
import { expect, test } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

const prefix = "/content/v1";
const { password, code } = standInSecrets;
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

async function send(page: Page, address: string, values: Record<string, string>): Promise<void> {
  if (address !== "") await page.goto(address);
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.locator("form:has(input:not([type=hidden])) button[type=submit]").first().click();
}

async function signIn(page: Page, address: string): Promise<void> {
  await send(page, `${address}/inloggen`, { "E-mailadres": email, Wachtwoord: password });
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

elsewhere("C08 D06 a wrong password signs nobody in, and comes back in no page", async ({ page, site, address }) => {
  await signIn(page, address);
  await page.context().addCookies([{ name: "account-session", value: "old", url: address }]);
  await page.goto(`${address}/inloggen?done=signed-out`);
  await send(page, "", { "E-mailadres": email, Wachtwoord: "niet dit wachtwoord" });

  await expect(page.getByRole("alert")).toContainText("Dat klopt niet samen");
  await expect(page.getByLabel("E-mailadres")).toHaveValue(email);
  await expect(page.getByLabel("Wachtwoord", { exact: true })).toHaveValue("");
  expect(await page.content()).not.toContain("niet dit wachtwoord");
  expect(await sessionOf(page)).toBeNull();
  expect(site.calls.at(-1)).toMatchObject({ call: `POST ${prefix}/auth/local`, token: null });
});

elsewhere("D06 a user that can't be loaded is signed out", async ({ page, site, address }) => {
  await signIn(page, address);
  await expect(page).toHaveURL(`${address}/account`);
  site.broken.add("/users/me");
  const answer = await page.goto(`${address}/account`);
  expect(answer?.status()).toBe(503);
  expect(await page.context().cookies()).toEqual([]);
});

elsewhere("C09 C10 C11 C13 each form makes the specification's call", async ({ page, site, address }) => {
  await send(page, `${address}/wachtwoord-vergeten`, { "E-mailadres": email });
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Kijk in je mail");
  await send(page, `${address}/e-mail-bevestigen`, { "E-mailadres": email });
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Kijk in je mail");
  await send(page, `${address}/wachtwoord-instellen?code=oud`, { "Nieuw wachtwoord": newPassword });
  await expect(page.getByRole("alert")).toContainText("Deze link werkt niet meer");
  await send(page, `${address}/wachtwoord-instellen?code=${code}`, { "Nieuw wachtwoord": newPassword });
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Je wachtwoord is gewijzigd");
  await expect(page).toHaveURL(`${address}/account?done=password`);
  await page.getByRole("button", { name: "Log uit" }).click();
  await send(page, `${address}/registreren?return=%2Fkar`, { "E-mailadres": email, Wachtwoord: newPassword });
  await expect(page).toHaveURL(`${address}/kar`);

  const posts = site.calls.filter(({ call }) => call.startsWith("POST") && !call.includes("/account/"));
  const reset = (sent: string) => ({ code: sent, password: newPassword, passwordConfirmation: newPassword });
  expect(posts).toEqual([
    { call: `POST ${prefix}/auth/forgot-password`, body: { email }, token: null },
    { call: `POST ${prefix}/auth/send-email-confirmation`, body: { email }, token: null },
    { call: `POST ${prefix}/auth/reset-password`, body: reset("oud"), token: null },
    { call: `POST ${prefix}/auth/reset-password`, body: reset(code), token: null },
    {
      call: `POST ${prefix}/auth/local/register`,
      body: { username: email, email, password: newPassword },
      token: null,
    },
  ]);
});

elsewhere("a form that another site's page sends does nothing", async ({ request, site, address }) => {
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
    const form = { email, password };
    const answer = await request.post(`${address}/inloggen`, { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
  expect(site.calls).toEqual([]);
});

elsewhere("nobody is led away from the site after signing in", async ({ page, address }) => {
  await send(page, `${address}/inloggen?return=%2F%2Fevil.example`, { "E-mailadres": email, Wachtwoord: password });
  await expect(page).toHaveURL(`${address}/account`);
});
