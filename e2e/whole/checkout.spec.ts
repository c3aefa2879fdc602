import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Page } from "@playwright/test";
import { audit, auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { checkoutWords } from "../fixtures/checkout-words.ts";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const words of checkoutWords) {
  const { locale } = words;

  // Of a checkout, a paid order and a ticket the page contract asks it.
  test(`${locale}: nobody has to see what they can't use: axe on a refusal and an unpaid order`, async ({ page }) => {
    await openCheckout(page, locale);
    await page.getByRole("button", { name: words.order }).click();
    await expect(page.getByRole("alert", { name: words.wrong })).toBeVisible();
    expect(await audit(page)).toEqual([]);

    await fillInCheckout(page);
    await page.getByRole("button", { name: words.order }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.ordered })).toBeVisible();
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
  const scripts = await holdScripts(page);
  await page.reload();
  await page.getByLabel("E-mailadres", { exact: true }).fill("jorien@");
  await page.getByRole("button", { name: /^Bestel en betaal/u }).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  scripts.come();
  await new SiteFrame(page).whenAlive();
  expect(await scrolled()).toBe(before);
});

test("D02 a postcode that the chosen country makes right is wrong no longer, while the country still has the focus", async ({
  page,
}) => {
  await openCheckout(page, "en");
  const postcode = page.locator('[name="postcode"]');
  await new SiteFrame(page).whenAliveAt(postcode);
  await postcode.fill("SW1A 1AA");
  await postcode.press("Tab");
  await expect(postcode).toHaveAttribute("aria-invalid", "true");
  const country = page.locator('[name="country"]');
  await country.focus();
  await country.selectOption("GB");
  await expect(postcode).not.toHaveAttribute("aria-invalid", "true");
  await expect(country).toBeFocused();
});

test("a slip in an e-mail address is asked about, and the right one taken with the keyboard", async ({ page }) => {
  await openCheckout(page, "nl");
  const email = page.locator('[name="email"]');
  await new SiteFrame(page).whenAliveAt(email);
  await email.fill("jan@gmial.con");
  await email.press("Tab");
  const status = page.getByText("Bedoel je jan@gmail.com?", { exact: true });
  await expect(status).toBeVisible();
  await expect(email).not.toHaveAttribute("aria-invalid");
  expect(await audit(page)).toEqual([]);

  const button = page.getByRole("button", { name: "Ja, neem dit adres: jan@gmail.com" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(email).toHaveValue("jan@gmail.com");
  await expect(email).toBeFocused();
  await expect(status).toBeHidden();
  await email.press("Tab");
  await expect(button).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("more time for an order that was placed in another tab leads to that order", async ({ page }) => {
      await openCheckout(page, "nl", { quantity: 1 });
      const button = page.getByRole("button", { name: "Meer tijd" });
      if (javaScriptEnabled) await new SiteFrame(page).whenAliveAt(button);
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await fillInCheckout(tab);
      await tab.locator(".co-send button").click();
      await expect(tab.getByRole("heading", { level: 1, name: "Je bestelling staat, Jorien" })).toBeVisible();

      await button.click();
      await expect(page.getByRole("heading", { level: 1, name: "Je bestelling staat, Jorien" })).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${checkoutPaths.order.nl}/`, "u"));
    });
  });
}

test("F16 what was typed before comes back, and cleared the form is as it was at first", async ({ page }) => {
  await openCheckout(page, "nl");
  const town = page.getByLabel("Plaats", { exact: true });
  const country = page.getByLabel("Land", { exact: true });
  const first = await formOf(page);
  await new SiteFrame(page).whenAlive();
  await fillInCheckout(page);
  await country.selectOption("DE");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("form-draft:checkout"))).toContain('"DE"');
  await page.reload();
  await expect(town).toHaveValue("Assen");
  await expect(country).toHaveValue("DE");
  await page.getByRole("button", { name: "Wis wat ik invulde" }).click();
  await expect(town).toHaveValue("");
  expect(await formOf(page)).toEqual(first);
});

/** What a form's fields hold, by name; what isn't seen differs each time. */
const formOf = (page: Page) =>
  page.locator("main form").evaluate((form) =>
    form instanceof HTMLFormElement
      ? [...form.elements].flatMap((field) => {
          const isSeen =
            field instanceof HTMLInputElement ? field.type !== "hidden" : field instanceof HTMLSelectElement;
          if (!isSeen || !("name" in field) || !("value" in field)) return [];
          return [[field.name, field.value, "checked" in field ? field.checked : null]];
        })
      : [],
  );
