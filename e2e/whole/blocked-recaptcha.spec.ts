import { startFormSite } from "../fixtures/form-site.ts";
import { fillInRequired } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test("F11 E11 who has Google blocked sends a form all the same, by the work of the browser", async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const keys = { RECAPTCHA_SITE_KEY: "only-while-testing", RECAPTCHA_SECRET: "only-while-testing" };
  const site = await startFormSite(keys);
  const blocked: string[] = [];
  await page.route(/google\.com|gstatic\.com/u, (route) => {
    blocked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`${site.address}/contact`);
  await page.getByLabel("Naam").focus();
  await expect(page.getByRole("button", { name: /kalender/u })).toBeVisible({ timeout: 40_000 });
  await fillInRequired(page);
  await page.getByRole("button", { name: "Versturen" }).click();

  await expect(page.getByRole("status").filter({ hasText: "Aangekomen" })).toBeVisible({ timeout: 30_000 });
  expect(site.stored.map(({ record }) => record.values["name"])).toEqual(["Jorien"]);
  expect(blocked).not.toEqual([]);
  // The browser reports the blocked requests.
  expect(consoleErrors.filter((text) => !text.includes("google.com"))).toEqual([]);
  consoleErrors.length = 0;
  await page.goto("about:blank");
  await site.stop();
});
