import { startFormSite } from "../fixtures/form-site.ts";
import { expect, test } from "../fixtures/test.ts";

type FormSite = Awaited<ReturnType<typeof startFormSite>>;

test.describe("with reCAPTCHA", () => {
  let site: FormSite;

  test.beforeAll(async () => {
    site = await startFormSite({ RECAPTCHA_SITE_KEY: "only-while-testing", RECAPTCHA_SECRET: "only-while-testing" });
  });

  test.afterAll(() => site.stop());

  test("F11 E11 who has Google blocked sends a form all the same, by the work of the browser", async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    const blocked: string[] = [];
    await page.route(/google\.com|gstatic\.com/u, (route) => {
      blocked.push(route.request().url());
      return route.abort();
    });
    await page.goto(`${site.address}/contact`);
    await page.getByLabel("Naam").focus();
    await expect(page.getByRole("button", { name: /kalender/u })).toBeVisible({ timeout: 40_000 });
    await page.getByLabel("Naam").fill("Jorien");
    await page.getByLabel("E-mail", { exact: true }).fill("jorien@voorbeeld.nl");
    await page.getByLabel("Herhaal").fill("jorien@voorbeeld.nl");
    await page.getByRole("button", { name: "Versturen" }).click();

    await expect(page.getByRole("status").filter({ hasText: "Aangekomen" })).toBeVisible({ timeout: 30_000 });
    expect(site.stored.map(({ record }) => record.values["name"])).toEqual(["Jorien"]);
    expect(blocked).not.toEqual([]);
    // The browser reports the blocked requests.
    expect(consoleErrors.filter((text) => !text.includes("google.com"))).toEqual([]);
    consoleErrors.length = 0;
  });
});
