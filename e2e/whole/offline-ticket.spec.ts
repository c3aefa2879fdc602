import { test as playwrightTest } from "@playwright/test";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { expect } from "../fixtures/test.ts";

playwrightTest("S06 an order that is gone is deleted from the browser that kept it", async ({ page }) => {
  await openCheckout(page, "nl", { isFree: true, quantity: 1 });
  await fillInCheckout(page, { isFree: true });
  await page.getByRole("button", { name: "Bevestig je aanmelding" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Tot in \w+, Jorien$/u })).toBeVisible();
  const { pathname } = new URL(page.url());
  const isKept = () => page.evaluate((name) => caches.has(name), `pages ${pathname}`);
  const isStored = () =>
    page.evaluate(async (path) => {
      const name = `pages ${path}`;
      return (await caches.has(name)) && (await (await caches.open(name)).match(path)) !== undefined;
    }, pathname);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(isStored).toBe(true);
  // As after it was erased.
  await page.context().route(`**${pathname}`, (route) => route.fulfill({ status: 404, body: "No such order" }));
  await page.reload();
  await page.context().unroute(`**${pathname}`);
  await expect.poll(isKept).toBe(false);
});
