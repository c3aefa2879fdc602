import type { Browser } from "@playwright/test";
import { Editor, editorLogin } from "../fixtures/editor.ts";
import { formAddress, openPanel } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/test.ts";

// Both actions, as the form behaves differently: while it saves, it reports the typed values as saved already.
for (const action of ["Bewaar", "Publiceer"]) {
  test(`of two editors the second is told with ‘${action}’, chooses what stays, and nothing typed is lost`, ({
    browser,
  }) => changedByTwo(browser, action));
}

async function changedByTwo(browser: Browser, action: string): Promise<void> {
  const editor = await Editor.logIn();
  const id = await editor.writePage({
    title: "Samen",
    slug: "samen-geschreven",
    intro: "Begin",
    seo: { description: "Begin", noIndex: false },
  });
  const [first, second] = await Promise.all([openPanel(browser, editorLogin), openPanel(browser, editorLogin)]);
  const titleOf = (page: typeof first) => page.getByLabel(/^Titel/u).first();
  try {
    for (const page of [first, second]) {
      await page.goto(formAddress("api::page.page", id));
      await expect(titleOf(page)).toHaveValue("Samen");
    }
    await titleOf(first).fill("Van de een");
    await first.getByLabel(/^Omschrijving/u).fill("Omschrijving van de een");
    await first.getByRole("button", { name: "Bewaar" }).click();
    await expect(first.getByText("Opgeslagen")).toBeVisible();

    await titleOf(second).fill("Van de ander");
    await second.getByLabel("Inleiding").fill("Inleiding van de ander");
    await second.getByLabel("Niet in zoekmachines").click();
    await second.getByRole("button", { name: action }).click();
    const dialog = second.getByRole("dialog", { name: "Twee mensen wijzigden dit" });
    for (const text of ["Van de een", "Van de ander"]) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    // What only one of them changed is no question.
    await expect(dialog.getByRole("radiogroup")).toHaveCount(1);
    await dialog.getByRole("radiogroup", { name: "Titel" }).getByRole("radio").nth(1).click();
    await dialog.getByRole("button", { name: "Verder met deze keuze" }).click();
    await expect(titleOf(second)).toHaveValue("Van de een");
    await expect(second.getByLabel("Inleiding")).toHaveValue("Inleiding van de ander");

    await second.getByRole("button", { name: "Publiceer" }).click();
    await expect(second.getByText("Gepubliceerd").first()).toBeVisible();
    expect(await editor.readPage(id)).toMatchObject({
      title: "Van de een",
      intro: "Inleiding van de ander",
      seo: { description: "Omschrijving van de een", noIndex: true },
    });
  } finally {
    await editor.removePage(id);
    await Promise.all([first, second].map((page) => page.context().close()));
  }
}
