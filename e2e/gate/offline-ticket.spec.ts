import { test as playwrightTest } from "@playwright/test";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { audit } from "../fixtures/audit.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect } from "../fixtures/test.ts";

const words = {
  nl: { register: "Bevestig je aanmelding", heading: /^Tot in \w+, Jorien$/u, code: /^QR-code van ticket/u },
  en: { register: "Confirm your registration", heading: /^See you in \w+, Jorien$/u, code: /^QR code of ticket/u },
} as const;

for (const locale of inTurn(["nl", "en"] as const)) {
  const { register, heading, code } = words[locale];

  // What can't be loaded without a network is an error in the console.
  playwrightTest(`S06 a ticket and its order open again without a network (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCheckout(page, locale, { isFree: true, quantity: 1 });
    await fillInCheckout(page, { isFree: true });
    await page.getByRole("button", { name: register }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const ticketPath = (await page.getByRole("article").getByRole("link").getAttribute("href")) ?? "";
    const { pathname: orderPath } = new URL(page.url());
    expect(orderPath).toMatch(new RegExp(`^${checkoutPaths.order[locale]}/`, "u"));
    const kept = () =>
      page.evaluate(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith("/assets/"));
      }, `pages ${orderPath}`);
    await expect.poll(kept).toEqual(expect.arrayContaining([orderPath, ticketPath]));
    // With scripts of its own, the ticket's page has them kept when it is opened.
    await page.goto(ticketPath);
    await expect(page.getByRole("img", { name: code })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);

    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("img", { name: code })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await page.goto(orderPath);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("img", { name: code })).toBeVisible();

    // Back in reach, no page of the site but these has a worker.
    await page.context().setOffline(false);
    await page.goto(locale === "nl" ? "/" : "/en");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
}
