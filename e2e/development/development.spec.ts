import type { Page } from "@playwright/test";
import { fillInForm, formOn, takeTime } from "../fixtures/fill-in-form.ts";
import { startProduct } from "../fixtures/started-product.ts";
import { expect, test } from "../fixtures/test.ts";

const long = { timeout: 300_000 };

test("npm run dev is the same site from its sources: with its looks and scripts, and its forms arrive", async ({
  browser,
  page,
}) => {
  test.setTimeout(600_000);
  const product = await startProduct("dev");
  const { address, log } = product;
  try {
    await expect.poll(log, long).toContain("Ctrl-C stops both");
    // At the first visit the bundler finds the dependencies for browsers, and reloads the page.
    const first = await (await browser.newContext()).newPage();
    await first.goto(`${address}/contact`);
    await expect(checkedConsent(first)).toBeAttached(long);
    await first.close();

    const send = formOn(page).locator("[type=submit]");
    await page.goto(`${address}/contact`);
    await expect(checkedConsent(page)).toBeAttached(long);
    const { fontWeight, textTransform } = await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => getComputedStyle(heading));
    expect([Number(fontWeight) > 600, textTransform]).toEqual([true, "uppercase"]);

    await page.goto(`${address}/contact?utm_source=mail&page=x`);
    await fillInForm(page, "ontwikkelaar@voorbeeld.nl");
    await takeTime();
    await send.click();
    await expect(page.locator("[id^=form-][role=status]")).toBeVisible({ timeout: 30_000 });

    const { status } = await fetch(`${address}/_purge`, { method: "POST", body: "{}" });
    expect(status, "only what the CMS signs is a purge").toBe(401);
    expect((await fetch(`${address}/aanmelding/nieuwsbrief`)).headers.get("cache-control")).toBe("private, no-store");
    // Vite's script in the page would report that the server has stopped.
    await page.goto("about:blank");
    expect(await product.interrupt()).toBe(0);
  } finally {
    await product.remove();
  }
});

/** Only scripts draw it; a locator bears the reload by which the bundler begins. */
function checkedConsent(page: Page) {
  return page.locator("dialog fieldset input:checked").first();
}
