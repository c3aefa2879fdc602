import { contentSystemUrl } from "../fixtures/content-system.ts";
import { editorLogin } from "../fixtures/editor.ts";
import { logInToPanel } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/test.ts";

const inbox = "/admin/content-manager/collection-types/api::submission.submission";

test("staff filter the inbox in words, and see everything again when they come back", async ({ page }) => {
  await logInToPanel(page, editorLogin);

  await page.goto(`${contentSystemUrl}${inbox}?filters[$and][0][state][$eq]=handled`);
  await expect(page.getByText("Status is Afgehandeld")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(/\b(?:handled|spam|new)\b/u)).toHaveCount(0);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Aanmelding" }).first().click();
  await expect(page.getByRole("heading", { name: "Aanmelding", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Inzending" }).first().click();
  await expect(page.getByRole("heading", { name: "Inzending", level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/filters/u);

  await page.goto(`${contentSystemUrl}${inbox}?filters[$and][0][state][$eq]=spam`);
  await page.getByRole("button", { name: "Filter staat aan: toon alles" }).click();
  await expect(page).not.toHaveURL(/filters/u);
});
