import { formFixture } from "@circuit/contract/fixtures/forms";
import { takeTime } from "../fixtures/fill-in-form.ts";
import { fillInRequired } from "../fixtures/open-form.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { expect, test } from "../fixtures/test.ts";

type FormSite = Awaited<ReturnType<typeof startFormSite>>;

test.describe("with reCAPTCHA", () => {
  let site: FormSite;

  test.beforeAll(async () => {
    site = await startFormSite({ RECAPTCHA_SITE_KEY: "only-while-testing", RECAPTCHA_SECRET: "only-while-testing" });
  });

  test.afterAll(() => site.stop());

  test("F11 a token that Google never gave spares nobody the work", async () => {
    site.stored.length = 0;
    const { token } = await (await fetch(`${site.address}/forms/start`, { method: "POST" })).json();
    await takeTime();
    const email = "robot@voorbeeld.nl";
    const entries = { form_token: token, form_recaptcha: "x", name: "Robot", email, "email.confirmation": email };
    for (const path of ["/contact", "/forms/nl/contactformulier"]) {
      const body = new URLSearchParams({ form_id: "contactformulier", ...entries });
      const answer = await fetch(`${site.address}${path}`, { method: "POST", body, redirect: "manual" });
      expect(answer.status, path).toBe(422);
    }
    expect(site.stored).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  let site: FormSite;

  test.beforeAll(async () => {
    const { id: _, ...form } = formFixture;
    const fields = form.fields.map((field) =>
      field.name === "day" ? { ...field, showWhenField: "vip", showWhenValue: "true" } : field,
    );
    const withLateDay = { ...form, fields };
    site = await startFormSite({}, withLateDay);
  });

  test.afterAll(() => site.stop());

  test("F15 F17 half a day in a field that isn't asked any more stays in sight until it is mended, and then the form is sent", async ({
    page,
  }) => {
    await page.goto(`${site.address}/contact`);
    const day = page.getByLabel("Voorkeursdatum");
    await expect(day).toBeHidden();
    await page.getByLabel("Naam").fill("Jorien");
    await page.getByLabel("E-mail", { exact: true }).fill("jorien@voorbeeld.nl");
    await page.getByLabel("Herhaal").fill("jorien@voorbeeld.nl");
    await page.getByLabel("Liever vip").check();
    await day.pressSequentially("12");
    await page.getByLabel("Liever vip").uncheck();
    await takeTime();

    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(day).toBeVisible();
    await expect(day).toBeFocused();
    expect(site.stored).toEqual([]);
    await day.fill("");
    await expect(day).toBeHidden();
    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(page.getByRole("heading", { name: "Aangekomen" })).toBeVisible();
    expect(site.stored).toHaveLength(1);
  });
});

test.describe("with a form that an editor replaced meanwhile, without scripts", () => {
  test.use({ javaScriptEnabled: false });

  let site: FormSite;

  test.beforeAll(async () => {
    site = await startFormSite();
  });

  test.afterAll(() => site.stop());

  test("F17 what was typed stands in the form in its place", async ({ page }) => {
    await page.goto(`${site.address}/contact`);
    await fillInRequired(page);
    await page.getByLabel("Bericht").fill("Ik heb een vraag over de heide.");
    await page.locator("input[name=form_id]").evaluate((input) => input.setAttribute("value", "weg"));
    await takeTime();
    await page.getByRole("button", { name: "Versturen" }).click();

    await expect(page.getByRole("alert")).toContainText("Dit formulier is intussen veranderd.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("Bericht")).toHaveValue("Ik heb een vraag over de heide.");
    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(page.getByRole("heading", { name: "Aangekomen" })).toBeVisible();
    expect(site.stored).toHaveLength(1);
  });
});
