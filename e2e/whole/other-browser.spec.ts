import { checkoutPaths } from "@circuit/contract/own-paths";
import type { Page } from "@playwright/test";
import { expectOtherBrowserPage } from "../fixtures/other-browser-page.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { tokenIn } from "../fixtures/payment-provider.ts";
import { askShop } from "../fixtures/shop-order.ts";
import { expect, test } from "../fixtures/test.ts";

const words = {
  nl: {
    over: "Je tickets staan niet meer vast",
    again: "Begin opnieuw",
    ordered: "Je bestelling staat, Jorien",
  },
  en: {
    over: "We no longer hold your tickets",
    again: "Begin again",
    ordered: "Your order is in, Jorien",
  },
};

/** Sends a form from the page that is open to an address, as a button of that page would. @returns The answer's status. */
async function send(page: Page, address: string, fields: Record<string, string>): Promise<number> {
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url() === address);
  await page.evaluate(
    ({ action, values }) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action });
      for (const [name, value] of Object.entries(values)) {
        const input = document.createElement("input");
        Object.assign(input, { type: "hidden", name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { action: address, values: fields },
  );
  const status = (await answered).status();
  await page.waitForLoadState();
  return status;
}

const customer = { firstName: "Kees", lastName: "Anders", email: "kees@voorbeeld.nl", terms: "true" };
const address = { street: "Brinkstraat", houseNumber: "1", postcode: "9401 HZ", town: "Assen", country: "NL" };
const intents = ["", "extend", "again"];

for (const locale of ["nl", "en"] as const) {
  test(`C14 nor does anything that is sent there draw it, place it, keep it longer or begin it again in another browser (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await openCheckout(page, locale, { quantity: 1 });
    const checkout = page.url();
    const token = tokenIn(page);
    const before = await askShop({ action: "read", token });

    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await context.newPage();
    // Another site leads there by a form of its own.
    await context.route("http://elsewhere.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
    );
    await other.goto("http://elsewhere.example/");
    expect(await send(other, checkout, { x: "1" })).toBe(403);
    await expectOtherBrowserPage(other, locale);

    // From the site itself, pressed once more there, and by whoever began another order.
    const seen = { checkout_key: "k".repeat(22), checkout_seen: String(before.totals.grossCents) };
    const whole = { ...customer, ...address, ...seen, method: before.methods[0] ?? "online" };
    for (const isBuyer of [false, true]) {
      if (isBuyer) await openCheckout(other, locale, { quantity: 1 });
      for (const intent of intents) {
        expect(await send(other, checkout, { ...whole, checkout_intent: intent }), intent).toBe(403);
        await expectOtherBrowserPage(other, locale);
      }
      // Nor is it given up or taken at the address that it has once it is placed.
      for (const intent of ["pay", "cancel", "again"]) {
        const order = new URL(`${checkoutPaths.order[locale]}/${token}`, checkout).href;
        expect(await send(other, order, { order_intent: intent }), intent).toBe(303);
        await expectOtherBrowserPage(other, locale);
      }
    }
    const asked = await other.request.post("/shop/order", { form: { token, intent: "extend" } });
    expect(asked.status()).toBe(403);
    expect(await askShop({ action: "read", token })).toEqual(before);
    await context.close();

    await fillInCheckout(page);
    await page.locator(".co-send button").click();
    await expect(page.getByRole("heading", { level: 1, name: words[locale].ordered })).toBeVisible();
  });

  test(`C14 once its time is up only the browser that began it begins again with its tickets (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { over, again } = words[locale];
    await openCheckout(page, locale, { quantity: 1 });
    const checkout = page.url();
    // Another order of the same browser gives the places of the first one back.
    const tab = await page.context().newPage();
    await openCheckout(tab, locale, { quantity: 1 });

    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await context.newPage();
    await other.goto(checkout);
    const isOver = async () => {
      await expect(other.getByRole("heading", { level: 1, name: over })).toBeVisible();
      await expect(other.getByRole("main").locator("form")).toHaveCount(0);
    };
    await isOver();
    for (const intent of intents) {
      expect(await send(other, checkout, { ...customer, checkout_intent: intent }), intent).toBe(409);
      await isOver();
    }
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("held-order");
    await context.close();

    await page.goto(checkout);
    await expect(page.getByRole("heading", { level: 1, name: over })).toBeVisible();
    await page.getByRole("button", { name: again }).click();
    await expect(page.locator(".co-send button")).toBeVisible();
  });
}
