import { audit } from "../fixtures/audit.ts";
import { validToken } from "../fixtures/form-content-system.ts";
import { expect, test } from "../fixtures/form-test.ts";

test("F18 the link in the mail opens a page with a button, and only the button confirms", async ({ page, site }) => {
  await page.goto(`${site.address}/aanmelding/bevestigen/${validToken}`);
  await expect(page.getByRole("heading", { level: 1, name: "Bevestig je aanmelding" })).toBeVisible();
  expect(await audit(page)).toEqual([]);
  expect(site.requests).toEqual([]);

  await page.getByRole("button", { name: "Bevestig mijn aanmelding" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Het ticketalarm staat aan" })).toBeVisible();
  await expect(page.getByText("TT Drenthe")).toBeVisible();
  expect(site.requests).toEqual([{ action: "confirm", token: validToken }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("F01 without a provider the newsletter's form signs up for the circuit's own list", async ({ page, site }) => {
    await page.goto(`${site.address}/contact`);
    await page
      .locator("form", { has: page.getByRole("button", { name: "Schrijf me in" }) })
      .getByLabel("E-mailadres")
      .fill("j@voorbeeld.nl");
    await page.getByRole("button", { name: "Schrijf me in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Kijk in je mailbox" })).toBeVisible();
    expect(site.requests).toEqual([{ action: "newsletter", email: "j@voorbeeld.nl", locale: "nl" }]);
  });
});
