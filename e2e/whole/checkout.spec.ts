import { audit, auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { checkoutWords } from "../fixtures/checkout-words.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const words of checkoutWords) {
  const { locale } = words;
  const heading = { level: 1 } as const;

  test(`${locale}: nobody has to see what they can't use: axe on each state`, async ({ page }) => {
    await openCheckout(page, locale);
    expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);
    await page.getByRole("button", { name: words.order }).click();
    await expect(page.getByRole("alert", { name: words.wrong })).toBeVisible();
    expect(await audit(page)).toEqual([]);

    await fillInCheckout(page);
    await page.getByRole("button", { name: words.order }).click();
    await expect(page.getByRole("heading", { ...heading, name: words.ordered })).toBeVisible();
    expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);

    await openCheckout(page, locale, { isFree: true });
    await fillInCheckout(page, { isFree: true });
    await page.getByRole("button", { name: words.register }).click();
    await expect(page.getByRole("heading", { ...heading, name: words.registered })).toBeVisible();
    expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/ticket\//u);
    expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);
  });
}

test("a browser with scripts proves that a human orders; a name that mails would make a link of is refused", async ({
  page,
}) => {
  await openCheckout(page, "nl");
  await fillInCheckout(page);
  await page.getByLabel("Voornaam").fill("Win op prijs.example");
  await page.getByRole("button", { name: /^Bestel en betaal/u }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: /^Voornaam: vul alleen een naam in/u })).toBeVisible();
  await page.getByLabel("Voornaam").fill("Jorien");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.isNavigationRequest());
  await page.getByRole("button", { name: /^Bestel en betaal/u }).click();
  const fields = new URLSearchParams((await sent).postData() ?? "");
  expect(fields.get("form_proof")).toMatch(/^\d+(?:\.\d+){7}$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Je bestelling staat, Jorien" })).toBeVisible();
});

test("who has left a field behind and scrolled on stays there when scripts come alive", async ({ page }) => {
  await openCheckout(page, "nl");
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByLabel("E-mailadres", { exact: true }).fill("jorien@");
  await page.getByRole("button", { name: /^Bestel en betaal/u }).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  held.resolve();
  await new SiteFrame(page).whenAlive();
  expect(await scrolled()).toBe(before);
});
