import { startFormSite } from "../fixtures/form-site.ts";
import { fillInRequired, openForm } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

let site: Awaited<ReturnType<typeof startFormSite>>;

test.describe.configure({ mode: "default" });

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

test("F12 a number that is selected and typed once more is that number, and is taken", async ({ page }) => {
  await openForm(page, site);
  await fillInRequired(page);
  const visitors = page.getByLabel("Aantal bezoekers");
  await visitors.pressSequentially("8");
  await visitors.press("ControlOrMeta+A");
  await visitors.press("8");
  await expect(visitors).toHaveValue("8");

  await page.getByRole("button", { name: "Versturen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Aangekomen" })).toBeVisible();
  expect(site.stored.map(({ record }) => record.values["visitors"])).toEqual(["8"]);
});

for (const [text, kept] of [
  ["12 of 13", "1213"],
  ["1e2", "12"],
  ["12k", "12"],
  ["12-13", "12"],
] as const) {
  test(`F12 what is no part of a number is rejected while '${text}' is typed, and said so`, async ({ page }) => {
    await openForm(page, site);
    const visitors = page.getByLabel("Aantal bezoekers");
    await visitors.pressSequentially(text);
    await expect(visitors).toHaveValue(kept);
    await expect(page.locator("output").filter({ hasText: /^Weggelaten: /u })).toBeVisible();
  });
}

test("F12 what is pasted and is no number stays, with what is wrong beside it, and isn't sent", async ({ page }) => {
  await openForm(page, site);
  await fillInRequired(page);
  const visitors = page.getByLabel("Aantal bezoekers");
  // What is filled in counts as typed.
  await visitors.evaluate((input: HTMLInputElement) => {
    input.value = "12 of 13";
    input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  });
  await visitors.focus();
  await visitors.blur();
  await expect(visitors).toHaveValue("12 of 13");
  await expect(visitors).toHaveAccessibleDescription(/Aantal bezoekers: vul een getal in/u);

  await page.getByRole("button", { name: "Versturen" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  expect(site.stored).toEqual([]);
});

for (const [path, lowest, highest] of [
  ["/contact", "Aangepast van 0 naar 1, het laagste dat kan.", "Aangepast van 5000 naar 1200, het hoogste dat kan."],
  ["/en/contact", "Changed from 0 to 1, the lowest possible.", "Changed from 5000 to 1200, the highest possible."],
] as const) {
  test(`F12 on ${path} a number that is brought within its bounds says so beside the field, until the visitor types on`, async ({
    page,
  }) => {
    await openForm(page, site, path);
    const visitors = page.getByLabel("Aantal bezoekers");
    const note = page.getByRole("status").filter({ hasText: /^(?:Aangepast|Changed)/u });
    for (const [typed, text, kept] of [
      ["0", lowest, "1"],
      ["5000", highest, "1200"],
    ] as const) {
      await visitors.fill("");
      await visitors.pressSequentially(typed);
      await visitors.blur();
      await expect(visitors).toHaveValue(kept);
      await expect(note).toHaveText(text);
      await expect(visitors).toHaveAccessibleDescription(new RegExp(text.replaceAll(".", "\\."), "u"));
    }
    await visitors.press("ArrowDown");
    await expect(note).toHaveCount(0);
    await expect(visitors).toHaveValue("1199");
  });
}
