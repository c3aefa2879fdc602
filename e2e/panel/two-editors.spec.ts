import { editorLogin } from "../fixtures/editor.ts";
import { formAddress, openPanel } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/panel-test.ts";

// Both actions, as the form behaves differently: while it saves, it reports the typed values as saved already.
for (const action of ["Bewaar", "Publiceer"]) {
  test(`of two editors the second is told with ‘${action}’, chooses what stays, and nothing typed is lost`, async ({
    browser,
    editor,
  }) => {
    const id = await editor.write("page", {
      title: "Samen",
      slug: "samen-geschreven",
      intro: "Begin",
      seo: { description: "Begin", noIndex: false },
    });
    const [first, second] = await Promise.all([openPanel(browser, editorLogin), openPanel(browser, editorLogin)]);
    const titleOf = (page: typeof first) => page.getByLabel(/^Titel/u).first();
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
    expect(await editor.read("page", id)).toMatchObject({
      title: "Van de een",
      intro: "Inleiding van de ander",
      seo: { description: "Omschrijving van de een", noIndex: true },
    });
  });

  test(`an editor whose page a colleague deletes before ‘${action}’ makes a new one of what was typed`, async ({
    browser,
    editor,
  }) => {
    const slug = "weg-terwijl-ik-typ";
    const quote = { __component: "blocks.quote", text: "Wat een bocht" };
    const id = await editor.write("page", {
      title: "Weg",
      slug,
      intro: "Begin",
      seo: { noIndex: true },
      blocks: [quote],
    });
    const page = await openPanel(browser, editorLogin);
    await page.goto(formAddress("api::page.page", id));
    const intro = page.getByLabel("Inleiding");
    await expect(intro).toHaveValue("Begin");
    await intro.fill("Een half uur werk");
    await editor.remove("page", id);
    // The old form is still there, with an error in its place, when the new one comes late.
    const isGone = page.getByText("Dit bestaat niet meer").first();
    await page.route("**/create**", async (route) => {
      if (route.request().isNavigationRequest()) await isGone.waitFor({ timeout: 5000 }).catch(() => undefined);
      await route.continue();
    });
    await page.getByRole("button", { name: action }).click();

    const dialog = page.getByRole("dialog", { name: "Een collega heeft dit verwijderd" });
    await dialog.getByRole("button", { name: "Zet het terug" }).click();
    await expect(intro).toHaveValue("Een half uur werk");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("Opgeslagen")).toBeVisible();
    await page.waitForURL((url) => !url.pathname.endsWith("/create"));
    const made = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(await editor.read("page", made)).toMatchObject({
      title: "Weg",
      slug,
      intro: "Een half uur werk",
      seo: { noIndex: true },
      blocks: [quote],
    });
    await editor.remove("page", made);
    await page.goto(formAddress("api::page.page", id));
    await expect(page.getByText("Dit bestaat niet meer").first()).toBeVisible();
  });
}
