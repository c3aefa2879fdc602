import { takeTime } from "../fixtures/fill-in-form.ts";
import { fillInRequired, openForm } from "../fixtures/open-form.ts";
import { sent } from "../fixtures/sent-form.ts";
import { expect, test } from "../fixtures/form-test.ts";

test("F02 F17 what is wrong is said next to the field on leaving it, and again on sending, with focus on all of it; then the form is sent without leaving the page, once", async ({
  page,
  site,
}) => {
  await openForm(page, site);
  const email = page.getByLabel("E-mail", { exact: true });
  await email.fill("jorien");
  await email.blur();
  await expect(email).toHaveAccessibleDescription("Vul een e-mailadres in zoals naam@voorbeeld.nl");

  await page.getByRole("button", { name: "Versturen" }).click();
  const alert = page.getByRole("alert");
  await expect(alert.getByRole("link")).toHaveText([
    "Vertel ons hoe je heet",
    "Vul een e-mailadres in zoals naam@voorbeeld.nl",
  ]);
  await expect(alert).toBeFocused();
  await expect(page).toHaveTitle(/^Fout: /u);
  await alert.getByRole("link", { name: /e-mailadres/u }).click();
  await expect(email).toBeFocused();

  await fillInRequired(page);
  await page.getByLabel("Aantal bezoekers").fill("1.100");
  await page.getByRole("button", { name: "Versturen" }).dblclick();
  await expect(sent(page)).toBeFocused();
  expect(site.stored.map(({ record }) => record.values)).toMatchObject([{ name: "Jorien", visitors: "1100" }]);
  expect(new URL(page.url()).pathname).toBe("/contact");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("F17 F09 a visitor gets the page back with what is wrong and what was typed, and then the thank-you", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.address}/contact`);
    await fillInRequired(page);
    await page.getByLabel("Herhaal je e-mailadres").fill("ander@voorbeeld.nl");
    await page.getByLabel("Bericht").fill("Ik heb een vraag over de heide.");
    await takeTime();
    await page.getByRole("button", { name: "Versturen" }).click();

    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["E-mailadres komt niet overeen"]);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("Bericht")).toHaveValue("Ik heb een vraag over de heide.");
    await expect(page).toHaveTitle(/^Fout: /u);

    await page.getByLabel("Herhaal je e-mailadres").fill("jorien@voorbeeld.nl");
    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(page.getByRole("heading", { name: "Aangekomen" })).toBeVisible();
    expect(site.stored).toHaveLength(1);
  });
});
