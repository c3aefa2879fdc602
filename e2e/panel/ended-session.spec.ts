import type { Page } from "@playwright/test";
import { contentSystemUrl } from "../fixtures/content-system.ts";
import { editorLogin } from "../fixtures/editor.ts";
import { fillInLogin, formAddress, openPanel } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/panel-test.ts";

/** Clicks at once, if the button is there: the panel may find by itself that the session has ended, and cover or replace the form. */
async function clickAtOnce(page: Page, name: string): Promise<void> {
  await page.evaluate((words) => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.findLast((button) => button.textContent.includes(words))?.click();
  }, name);
}

// Both actions, as the form behaves differently: while it saves, it reports the typed values as saved already.
for (const action of ["Bewaar", "Publiceer"]) {
  test(`an editor whose session ends before ‘${action}’ logs in again and finds what was typed`, async ({
    panel: page,
    editor,
  }) => {
    const id = await editor.write("page", { title: "Sessie", slug: "sessie-afgelopen", intro: "Begin" });
    await page.goto(formAddress("api::page.page", id));
    const intro = page.getByLabel("Inleiding");
    await expect(intro).toHaveValue("Begin");
    await intro.fill("Een half uur werk");
    await expect(page.getByRole("button", { name: action })).toBeEnabled();
    await page.context().clearCookies();
    await clickAtOnce(page, action);

    // Strapi asks first when it found the session ended before the form began to save.
    await expect(page.getByText(/typte, is bewaard/u).first()).toBeVisible();
    const asked = page.getByRole("alertdialog", { name: "Je bent uitgelogd" });
    await expect(asked.or(page.locator("input[name=email]"))).toBeVisible();
    if (await asked.isVisible()) await asked.getByRole("button", { name: "Bevestig" }).click();
    await fillInLogin(page, editorLogin);

    const dialog = page.getByRole("dialog", { name: "Dit was nog niet bewaard" });
    await dialog.getByRole("button", { name: "Zet het terug" }).click();
    await expect(intro).toHaveValue("Een half uur werk");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("Opgeslagen")).toBeVisible();
    await page.reload();
    await expect(intro).toHaveValue("Een half uur werk");
    await expect(dialog).toBeHidden();
  });
}

test("an editor who logs out in one tab finds what was typed in another after logging in again", async ({
  browser,
  editor,
}) => {
  const id = await editor.write("page", { title: "Sessie", slug: "sessie-andere-tab", intro: "Begin" });
  const login = await editor.addColleague("strapi-editor");
  const page = await openPanel(browser, login);
  await page.goto(formAddress("api::page.page", id));
  const intro = page.getByLabel("Inleiding");
  await expect(intro).toHaveValue("Begin");
  await intro.fill("Een half uur werk");

  const other = await page.context().newPage();
  await other.goto(`${contentSystemUrl}/admin`);
  await other.getByRole("button", { name: "Collega strapi-editor" }).click();
  await other.getByRole("menuitem", { name: "Uitloggen" }).click();
  await other.waitForURL(/auth\/login/u);

  const asked = page.getByRole("alertdialog", { name: "Je bent uitgelogd" });
  await expect(asked).toContainText("wat je bij Inhoud typte, is bewaard");
  await asked.getByRole("button", { name: "Bevestig" }).click();
  await fillInLogin(page, login);

  const dialog = page.getByRole("dialog", { name: "Dit was nog niet bewaard" });
  await dialog.getByRole("button", { name: "Zet het terug" }).click();
  await expect(intro).toHaveValue("Een half uur werk");
});
