import { startFormSite } from "../fixtures/form-site.ts";
import { fillInRequired, openForm } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

let site: Awaited<ReturnType<typeof startFormSite>>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startFormSite();
});

test.afterAll(() => site.stop());

test.beforeEach(() => {
  site.stored.length = 0;
});

test("F12 half a visitor is none: what is typed behind a comma in a whole number is left out, and said so", async ({
  page,
}) => {
  await openForm(page, site);
  const visitors = page.getByLabel("Aantal bezoekers");
  await visitors.pressSequentially("12,5");
  await expect(visitors).toHaveValue("12");
  await expect(page.locator("output").filter({ hasText: "‘,5’" })).toBeVisible();
  await visitors.press("Backspace");
  await visitors.pressSequentially("5");
  await expect(visitors).toHaveValue("15");
  await visitors.fill("");
  await visitors.pressSequentially("1200,5");
  await visitors.blur();
  await expect(visitors).toHaveValue("1200");

  // Typing replaces the selection.
  await visitors.pressSequentially(",5");
  await visitors.press("ControlOrMeta+A");
  await visitors.press("7");
  await expect(visitors).toHaveValue("7");
});

test("F12 F13 numbers are typed as the language writes them, step with the arrows, and stay within their bounds", async ({
  page,
}) => {
  await openForm(page, site);
  const visitors = page.getByLabel("Aantal bezoekers");
  await visitors.pressSequentially("abc-12");
  await expect(visitors).toHaveValue("12");
  await visitors.press("ArrowUp");
  await expect(visitors).toHaveValue("13");

  const budget = page.getByLabel("Budget");
  await budget.pressSequentially("12,345");
  await budget.blur();
  await expect(budget).toHaveValue("12,34");
  await expect(budget).toHaveAccessibleDescription(/euro/iu);
  // Leaves room for the euro sign before it.
  await expect(budget).toHaveCSS("padding-left", /^(?:[4-9]\d|\d{3})/u);
});

for (const text of ["12 of 13", "1e2", "12-13", "12k"]) {
  test(`F12 '${text}' is no number: it stays as it was typed, with what is wrong beside it, and isn't sent`, async ({
    page,
  }) => {
    await openForm(page, site);
    await fillInRequired(page);
    const visitors = page.getByLabel("Aantal bezoekers");
    await visitors.pressSequentially(text);
    await expect(visitors).toHaveValue(text);
    await visitors.blur();
    await expect(visitors).toHaveValue(text);
    await expect(visitors).toHaveAccessibleDescription(/Aantal bezoekers: vul een getal in/u);

    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(visitors).toBeFocused();
    expect(site.stored).toEqual([]);
  });
}
