import type { Page } from "@playwright/test";
import { fillInRequired, openForm } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/form-test.ts";

test("F12 F13 numbers are typed as the language writes them, step with the arrows, and stay within their bounds", async ({
  page,
  site,
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

const waysToSend = [
  ["Enter in the field", (page: Page) => page.getByLabel("Aantal bezoekers").press("Enter")],
  ["a click on the button", (page: Page) => page.getByRole("button", { name: "Versturen" }).click()],
] as const;
for (const [way, send] of waysToSend) {
  test(`F12 ${way} sends no number that was changed unseen: the first time it is shown, the second time it is sent`, async ({
    page,
    site,
  }) => {
    await openForm(page, site);
    await fillInRequired(page);
    const visitors = page.getByLabel("Aantal bezoekers");
    await visitors.pressSequentially("5000");
    await send(page);
    await expect(page.getByText("Aangepast van 5000 naar 1200, het hoogste dat kan.")).toBeVisible();
    await expect(visitors).toHaveValue("1200");
    await expect(visitors).toBeFocused();
    await expect(visitors).not.toHaveAttribute("aria-invalid");
    expect(site.stored).toEqual([]);

    await send(page);
    await expect(page.getByRole("status").filter({ hasText: "Aangekomen" })).toBeVisible();
    expect(site.stored.map(({ record }) => record.values["visitors"])).toEqual(["1200"]);
  });
}
