import type { Page } from "@playwright/test";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("F16 what was typed before comes back, and cleared the form is as it was at first", async ({ page }) => {
  await openCheckout(page, "nl");
  const town = page.getByLabel("Plaats", { exact: true });
  const country = page.getByLabel("Land", { exact: true });
  const first = await formOf(page);
  await new SiteFrame(page).whenAlive();
  await fillInCheckout(page);
  await country.selectOption("DE");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("form-draft:checkout"))).toContain('"DE"');
  await page.reload();
  await expect(town).toHaveValue("Assen");
  await expect(country).toHaveValue("DE");
  await page.getByRole("button", { name: "Wis wat ik invulde" }).click();
  await expect(town).toHaveValue("");
  expect(await formOf(page)).toEqual(first);
});

/** What a form's fields hold, by name; what isn't seen differs each time. */
const formOf = (page: Page) =>
  page.locator("main form").evaluate((form) =>
    form instanceof HTMLFormElement
      ? [...form.elements].flatMap((field) => {
          const isSeen =
            field instanceof HTMLInputElement ? field.type !== "hidden" : field instanceof HTMLSelectElement;
          if (!isSeen || !("name" in field) || !("value" in field)) return [];
          return [[field.name, field.value, "checked" in field ? field.checked : null]];
        })
      : [],
  );
