import { SiteFrame } from "../fixtures/site-frame.ts";
import { orderWith } from "../fixtures/paid-order.ts";
import { openCheckout } from "../fixtures/checkout-page.ts";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { fillIn, becomeMember, memberPassword, newEmail } from "../fixtures/member.ts";
import { expect, test } from "../fixtures/test.ts";

const password = memberPassword;
const nextPassword = "liever twee helmen";

test("every page that leads into an account is accessible, also with what is wrong in it", async ({ page }) => {
  const found: string[] = [];
  const look = async () => found.push(...(await auditEveryLook(page, looksOf.en)));
  await page.goto(`${accountPaths.confirmEmail.en}?code=abc`);
  await look();
  await page.goto(accountPaths.resetPassword.en);
  await look();
  await page.goto(accountPaths.register.en);
  await fillIn(page, { "Email address": "nobody", Password: "short" }, "Create my account");
  await expect(page.getByRole("alert")).toBeFocused();
  await look();
  expect(found).toEqual([]);
});

test("the header shows one state of the account from its first drawing, without scripts of ours loaded", async ({
  page,
  context,
  baseURL,
}) => {
  const shown = async () => {
    await page.goto("/contact", { waitUntil: "commit" });
    const links = page.getByRole("banner").getByRole("link", { name: /^(?:Inloggen|Mijn circuit)$/u });
    await expect(links).toHaveCount(1);
    return links.textContent();
  };
  await page.route(/\/assets\/.*\.js$|initial\.json$/u, (route) => route.abort());
  page.removeAllListeners("console");
  expect(await shown()).toBe("Inloggen");
  await context.addCookies([{ name: "signed-in", value: "abc", url: baseURL ?? "" }]);
  expect(await shown()).toBe("Mijn circuit");
});

test("E09 an address below the account's that nothing has is a page that says so, in both languages", async ({
  request,
}) => {
  for (const path of [`${accountPaths.account.nl}/bestellingen`, `${accountPaths.account.en}/orders`]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  }
});

test("D06 C07 C08 C12 a visitor gets an account by a mail, finds an earlier order in it, is known at the checkout, and signs out elsewhere by another password", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = newEmail();
  const { number } = await orderWith(email);
  await becomeMember(page, email, "nl");
  await expect(page.getByRole("row", { name: number })).toBeVisible();
  await expect(page.getByRole("link", { name: `Bekijk bestelling ${number}` })).toBeVisible();
  expect(await auditEveryLook(page, looksOf.nl)).toEqual([]);

  const details = page.getByRole("region", { name: "Je gegevens" });
  await details.getByLabel("Voornaam").fill("Jorien");
  await details.getByLabel("Plaats").fill("Assen");
  await details.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Moi, Jorien" })).toBeVisible();

  await openCheckout(page, "nl", { quantity: 1 });
  await expect(page.getByLabel("Voornaam")).toHaveValue("Jorien");
  await expect(page.getByLabel("E-mailadres", { exact: true })).toHaveValue(email);

  // Elsewhere they begin without it, and what they typed so far stays, beside what the account fills in.
  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await openCheckout(other, "nl", { quantity: 1 });
  // What is typed before the scripts run stays in that page alone.
  await new SiteFrame(other).whenAliveAt(other.getByLabel("Achternaam"));
  await other.getByLabel("Achternaam").fill("Meppelink");
  await other.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await fillIn(other, { "E-mailadres": email, Wachtwoord: password }, "Log in");
  await expect(other.getByLabel("Voornaam")).toHaveValue("Jorien");
  await expect(other.getByLabel("E-mailadres", { exact: true })).toHaveValue(email);
  await expect(other.getByLabel("Achternaam")).toHaveValue("Meppelink");
  await other.goto(accountPaths.account.nl);
  await expect(other).toHaveURL(accountPaths.account.nl);

  await page.goto(accountPaths.account.nl);
  const security = page.getByRole("region", { name: "Wachtwoord en apparaten" });
  await security.getByLabel("Je huidige wachtwoord").fill(password);
  await security.getByLabel("Nieuw wachtwoord").fill(nextPassword);
  await security.getByRole("button", { name: "Wijzig wachtwoord" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Je wachtwoord is gewijzigd");
  await other.reload();
  await expect(other).toHaveURL(new RegExp(`^[^?]*${accountPaths.signIn.nl}\\?`, "u"));
  await other.context().close();
});

test("a visitor signs in by the keyboard, and sees what they type when they ask for it", async ({ page }) => {
  await page.goto(accountPaths.signIn.nl);
  await page.getByLabel("E-mailadres").focus();
  await page.keyboard.type("iemand@voorbeeld.nl");
  await page.keyboard.press("Tab");
  await page.keyboard.type("een wachtwoord");
  const input = page.getByLabel("Wachtwoord", { exact: true });
  await expect(input).toHaveAttribute("autocomplete", "current-password");
  await expect(input).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(input).toHaveAttribute("type", "text");
  await expect(input).toHaveValue("een wachtwoord");
  await page.keyboard.press("Enter");
  await expect(input).toHaveAttribute("type", "password");
  await input.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Dat klopt niet samen");
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("wachtwoord");
});
