import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Editor } from "../fixtures/editor.ts";
import { formAddress } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/panel-test.ts";

const model = "api::news-article.news-article";
const actions = ["Bewaar", "Publiceer"] as const;

const published = {
  title: "Wie bewaart, die heeft",
  summary: "Een bericht van vroeger",
  publishedOn: "2020-05-01T09:30:00.000Z",
};

const typed = { title: "Een half uur werk", summary: "Twee zinnen. Met zorg gekozen.", author: "Een redacteur" };

/** The forms in which what was typed was at risk: with what they hold once they are there. */
const forms = {
  "an entry": { locale: "nl", holds: published.title },
  "a new translation": { locale: "en", holds: "" },
} as const;

type Form = (typeof forms)[keyof typeof forms];

let id: string;
/** An address that no other test has. */
let ownSlug: string;

test.beforeEach(async ({ editor }) => {
  ownSlug = `bewaard-${randomUUID()}`;
  const article = { ...published, slug: `${ownSlug}-eerst` };
  id = await editor.write("news-article", article);
  await editor.publish("news-article", id, article);
});

const fieldsOf = (page: Page) => ({
  title: page.getByLabel(/^Titel/u).first(),
  slug: page.getByLabel(/^Slug/u).first(),
  summary: page.getByLabel(/^Samenvatting/u),
  author: page.getByLabel(/^Auteur/u),
});

/** Opens a form and types in it. */
async function typeIn(page: Page, { locale, holds }: Form, slug: string): Promise<void> {
  await page.goto(formAddress(model, id, locale));
  const fields = fieldsOf(page);
  await expect(fields.title).toHaveValue(holds);
  for (const name of ["title", "summary", "author"] as const) await fields[name].fill(typed[name]);
  await fields.slug.fill(slug);
}

async function isAsTyped(page: Page, slug: string): Promise<void> {
  await expect(page.getByRole("button", { name: "Bewaar" })).toBeEnabled();
  const fields = fieldsOf(page);
  for (const name of ["title", "summary", "author"] as const) await expect(fields[name]).toHaveValue(typed[name]);
  await expect(fields.slug).toHaveValue(slug);
}

/** Saves, and reads what the CMS has then. */
async function isSaved(page: Page, editor: Editor, { locale }: Form, slug: string): Promise<void> {
  await fieldsOf(page).slug.fill(slug);
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByText("Opgeslagen")).toBeVisible();
  const answer = await editor.ask(`/content-manager/collection-types/${model}/${id}?locale=${locale}`);
  expect((await answer.json()).data).toMatchObject({ ...typed, slug });
}

const isWrite = (method: string) => method === "PUT" || method === "POST";

for (const [name, form] of Object.entries(forms)) {
  test(`what is typed in ${name} stays when the CMS refuses it, and is saved once it is right`, async ({
    panel: page,
    editor,
  }) => {
    const refused = "rare slug %%";
    await typeIn(page, form, refused);
    for (const action of actions) {
      const answer = page.waitForResponse(
        (each) => isWrite(each.request().method()) && each.url().includes(`/${model}/${id}`),
      );
      await page.getByRole("button", { name: action }).click();
      expect((await answer).status(), action).toBe(400);
      await isAsTyped(page, refused);
    }
    await isSaved(page, editor, form, ownSlug);
  });

  for (const action of actions) {
    test(`what is typed in ${name} stays when the CMS is away at ‘${action}’, and is saved once it is back`, async ({
      panel: page,
      editor,
    }) => {
      await typeIn(page, form, ownSlug);
      await page.route("**", (route) => route.abort());
      await page.getByRole("button", { name: action }).click();
      await expect(page.getByText("Het CMS is niet te bereiken").first()).toBeVisible();
      await expect(page.getByText("Failed to fetch")).toHaveCount(0);
      await isAsTyped(page, ownSlug);
      await page.unroute("**");
      await isAsTyped(page, ownSlug);
      await isSaved(page, editor, form, ownSlug);
    });
  }
}

test("what was filled in from the other language stays too when the CMS refuses it", async ({ panel: page }) => {
  await page.goto(formAddress(model, id, "en"));
  const { title, slug, summary } = fieldsOf(page);
  await page.getByRole("button", { name: "Invullen vanuit andere taal" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("combobox").click();
  await page.getByRole("option", { name: /Nederlands|Dutch/u }).click();
  await dialog.getByRole("button", { name: "Ja, invullen" }).click();
  await expect(title).toHaveValue(published.title);
  await title.fill(typed.title);
  await slug.fill("rare slug %%");
  const answer = page.waitForResponse((each) => each.request().method() === "PUT");
  await page.getByRole("button", { name: "Bewaar" }).click();
  expect((await answer).status()).toBe(400);
  await expect(page.getByRole("button", { name: "Bewaar" })).toBeEnabled();
  await expect(title).toHaveValue(typed.title);
  await expect(summary).toHaveValue(published.summary);
  await slug.fill(ownSlug);
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByText("Opgeslagen")).toBeVisible();
});

test("who translates what a colleague translated meanwhile gets back what was typed", async ({
  panel: page,
  editor,
}) => {
  await typeIn(page, forms["a new translation"], ownSlug);
  const theirs = { title: "First", slug: `${ownSlug}-first`, publishedOn: published.publishedOn };
  const path = `/content-manager/collection-types/${model}/${id}?locale=en`;
  expect((await editor.tryAnyhow("PUT", path, JSON.stringify(theirs))).status).toBe(200);
  await page.getByRole("button", { name: "Bewaar" }).click();

  const dialog = page.getByRole("dialog", { name: /Dit was nog niet bewaard|Twee mensen wijzigden dit/u });
  await expect(dialog.getByRole("button", { name: "Sluiten" })).toBeVisible();
  await dialog.getByRole("button", { name: /Zet het terug|Verder met deze keuze/u }).click();
  await isAsTyped(page, ownSlug);
  await isSaved(page, editor, forms["a new translation"], ownSlug);
  await page.reload();
  await expect(fieldsOf(page).title).toHaveValue(typed.title);
  await expect(dialog).toBeHidden();
});
