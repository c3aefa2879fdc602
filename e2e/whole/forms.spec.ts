import type { Route } from "@playwright/test";
import { audit } from "../fixtures/audit.ts";
import { fillInRequired, openForm } from "../fixtures/open-form.ts";
import { sent } from "../fixtures/sent-form.ts";
import { expect, test } from "../fixtures/form-test.ts";

test("F02 who sent a form gets its number, the moment and a summary to keep, which no other page has", async ({
  page,
  request,
  site,
}) => {
  await openForm(page, site);
  await fillInRequired(page);
  await page.getByLabel("Bericht").fill("Is de heide open op maandag?");
  await page.getByRole("button", { name: "Versturen" }).click();

  await expect(sent(page)).toContainText(/Je nummer is [0-9A-Z]{8}/u);
  await expect(sent(page)).toContainText(/Verstuurd op .+ om \d{2}:\d{2} uur\./u);
  const kept = page.getByRole("main").getByRole("definition");
  await expect(kept.filter({ hasText: "Is de heide open op maandag?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print dit bewijs" })).toBeVisible();
  const mail = page.getByRole("link", { name: "Mail het naar jezelf" });
  await expect(mail).toHaveAttribute("href", /^mailto:\?subject=.+Is%20de%20heide%20open/u);

  const shared = await request.get(`${site.address}/contact?sent=contactformulier`);
  expect(await shared.text()).not.toContain("heide open op maandag");
});

test("F17 a form whose answer got lost is the same form when it is sent again", async ({
  page,
  consoleErrors,
  site,
}) => {
  await openForm(page, site);
  await fillInRequired(page);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/forms/nl/*", lose, { times: 1 });
  const send = page.getByRole("button", { name: "Versturen" });
  await send.click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  expect(site.stored).toHaveLength(1);
  await send.click();
  await expect(sent(page)).toBeVisible();
  expect(new Set(site.stored.map(({ record }) => record.idempotencyKey)).size).toBe(1);
  // The answer that got lost.
  expect(consoleErrors).not.toEqual([]);
  consoleErrors.length = 0;
});

test("F09 in English the messages are the specification's", async ({ page, site }) => {
  await openForm(page, site, "/en/contact");
  await fillInRequired(page);
  await page.getByLabel("Repeat your email address").fill("other@example.com");
  await page.getByLabel("Voorkeursdatum").fill("2028-01-01");
  await page.getByRole("button", { name: "Versturen" }).click();

  const errors = page.getByRole("alert").getByRole("link");
  const bounds = /^(?:Voorkeursdatum: )?The selected date is invalid\. Choose a day .*\d{1,2} \p{Lu}\p{L}+ \d{4}/u;
  await expect(errors).toHaveText(["Email address does not match", bounds]);
  await expect(page.getByText(bounds)).toHaveCount(2);
  await expect(page).toHaveTitle(/^Error: /u);
});

test("F15 a day is chosen from a calendar by keyboard, in which closed days can't be", async ({ page, site }) => {
  await openForm(page, site);
  await page.getByLabel("Voorkeursdatum").fill("2027-05-12");
  await page.getByRole("button", { name: "Open de kalender" }).click();
  const calendar = page.getByRole("application", { name: /Kies een dag/u });
  await expect(calendar.getByRole("button", { name: /12 mei/u })).toBeFocused();
  await expect(calendar.getByRole("button", { name: /3 mei/u }).first()).toHaveAttribute("aria-disabled", "true");
  expect(await audit(page)).toEqual([]);

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Voorkeursdatum")).toHaveValue("2027-05-13");
  await expect(page.getByRole("button", { name: "Open de kalender" })).toBeFocused();
});

test("F16 what was typed in a form is there after a reload, and gone once it is sent", async ({ page, site }) => {
  await openForm(page, site);
  await fillInRequired(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("jorien@voorbeeld.nl");
  await page.reload();
  await page.getByLabel("Bericht").focus();
  await expect(page.getByText("We hebben teruggezet wat je eerder had ingevuld.")).toBeVisible();
  await expect(page.getByLabel("Naam")).toHaveValue("Jorien");

  await page.getByRole("button", { name: "Versturen" }).click();
  await expect(sent(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("jorien");
});
