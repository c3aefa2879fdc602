import { accountInitialPath, accountPaths, checkoutPaths } from "@circuit/contract/urls/own-paths";
import { field, note, save, signOut } from "../fixtures/account-page.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { becomeMember, fillIn, memberPassword, newEmail, signIn } from "../fixtures/member.ts";
import { endAtProvider } from "../fixtures/payment-provider.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("C14 what was typed to log in, to register or for another password is gone after signing out, by Back", async ({
  page,
}) => {
  test.slow();
  const jan = newEmail("jan");
  await becomeMember(page, jan, "nl");
  await signOut(page);
  const pages = [accountPaths.register.nl, accountPaths.forgotPassword.nl, accountPaths.signIn.nl];
  const address = page.getByRole("main").getByLabel("E-mailadres", { exact: true });
  for (const path of pages) {
    await page.goto(path);
    await new SiteFrame(page).whenAliveAt(address);
    await address.fill(jan);
  }
  await fillIn(page, { Wachtwoord: memberPassword }, "Log in");
  await expect(page).toHaveURL(accountPaths.account.nl);
  // Once the page shows whose it is, what was typed before belongs to the session.
  await expect(page.getByRole("banner").locator("[data-initial]")).toHaveText("J");
  await page.getByRole("button", { name: "Log uit", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(accountPaths.signIn.nl, "u"));

  const seen = new Set<string>();
  for (let back = 0; back < 6 && seen.size < pages.length; back += 1) {
    await page.goBack();
    await new SiteFrame(page).whenAliveAt(address);
    await expect(address, page.url()).toHaveValue("");
    await page.reload();
    await new SiteFrame(page).whenAliveAt(address);
    await expect(address, `${page.url()}, loaded again`).toHaveValue("");
    seen.add(new URL(page.url()).pathname);
  }
  expect([...seen].toSorted()).toEqual(pages.toSorted());
});

test("C14 who was signed out from another device leaves no draft to the next one at the browser, however slow the answer", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const jan = newEmail("jan");
  await becomeMember(page, jan, "nl");
  await page.goto("/media/accreditatie");
  await new SiteFrame(page).whenAliveAt(field(page));
  await field(page).fill("Jan was hier");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Jan was hier");
  await page.goto("/nieuws");
  await page.goto("/media/accreditatie");
  await expect(field(page)).toHaveValue("Jan was hier");
  await page.close();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, jan, memberPassword, "nl");
  await elsewhere.getByRole("button", { name: "Log overal uit, behalve hier", exact: true }).click();
  await expect(note(elsewhere).or(elsewhere.getByRole("main").getByRole("status")).first()).toContainText("overal");
  await elsewhere.context().close();

  const answer = Promise.withResolvers<void>();
  await context.route(`**${accountInitialPath}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const next = await context.newPage();
  await next.goto("/media/accreditatie");
  await new SiteFrame(next).whenAliveAt(field(next));
  await expect(field(next)).toHaveValue("");
  const answered = next.waitForResponse(`**${accountInitialPath}`);
  answer.resolve();
  await answered;
  await expect.poll(() => next.evaluate(() => document.cookie)).not.toContain("signed-in");
  await expect.poll(() => next.evaluate(() => JSON.stringify(localStorage))).not.toContain("Jan was hier");
  await expect(field(next)).toHaveValue("");
});

test("C14 who signs out with an order that isn't paid leaves no way to it in the cart", async ({ page }) => {
  test.slow();
  await becomeMember(page, newEmail("jan"), "nl");
  await openCheckout(page, "nl", { quantity: 1 });
  await fillInCheckout(page, { method: "online" });
  await page.locator(".co-send button").click();
  await endAtProvider(page, "open");
  await page.goto(checkoutPaths.cart.nl);
  const open = page.getByRole("main").getByText("Je hebt nog een openstaande bestelling");
  await expect(open).toBeVisible();
  await signOut(page);
  await page.goto(checkoutPaths.cart.nl);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(open).toHaveCount(0);
});

test("C12 who was signed out meanwhile reads so, and saves what they typed after signing in beside it", async ({
  page,
  context,
}) => {
  test.slow();
  const jan = newEmail("jan");
  await becomeMember(page, jan, "nl");
  const other = await context.newPage();
  await signOut(other);

  await save(page, "Jan");
  await expect(note(page)).toContainText("Je bent uitgelogd");
  await expect(page.getByLabel("Voornaam")).toHaveValue("Jan");
  const [opened] = await Promise.all([context.waitForEvent("page"), note(page).getByRole("link").click()]);
  await fillIn(opened, { "E-mailadres": jan, Wachtwoord: memberPassword }, "Log in");
  await expect(opened).toHaveURL(accountPaths.account.nl);
  await page.getByRole("main").getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Moi, Jan" })).toBeVisible();
});

test("C12 a wrong password on deleting an account takes the focus to what is wrong; done things are said once", async ({
  page,
}) => {
  await becomeMember(page, newEmail("jan"), "nl");
  await save(page, "Jan");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Je gegevens zijn bewaard");
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.reload();
  await expect(page.getByText("Je gegevens zijn bewaard")).toHaveCount(0);

  await page.getByRole("button", { name: "Verwijder mijn account" }).click();
  await expect(page.getByRole("heading", { name: "Weet je het zeker?" })).toBeFocused();
  const privacy = page.getByRole("region", { name: "Je gegevens meenemen of wissen" });
  await privacy.getByLabel("Je huidige wachtwoord").fill("dit is het niet");
  await privacy.getByRole("button", { name: "Ja, verwijder mijn account" }).click();
  await expect(privacy.getByRole("alert")).toBeFocused();
});
