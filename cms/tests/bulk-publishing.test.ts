import { expect, test } from "vitest";
import { refusal } from "./panel.ts";
import { editing } from "./shared-cms.ts";

const { cms, editor } = editing();

const pages = "/collection-types/api::page.page";

const table = (rows: string) => [{ __component: "blocks.table" as const, caption: "Tijden", rows }];
const card = (url: string) => [{ __component: "blocks.cards" as const, cards: [{ title: "Kaart", url }] }];

async function draft(title: string, blocks: ReturnType<typeof table> | ReturnType<typeof card>) {
  const data = { title, slug: `p-${Math.random().toString(36).slice(2)}`, blocks };
  return (await cms.strapi.documents("api::page.page").create({ locale: "nl", data })).documentId;
}

test.each([
  ["a block that shows nothing", table("a | b\n1 | 2 | 3"), "‘Bestaat’: De tabel ‘Tijden’: rij 1"],
  ["a broken link", card("/nergens"), "‘Bestaat’: Een link leidt nergens heen"],
  ["a field that isn't filled in", card(""), "‘Bestaat’: ‘Inhoud › 1 (Kaarten)"],
])("of many that are published at once, the one that is refused for %s is named first", async (_, blocks, words) => {
  const documentIds = [await draft("In orde", table("a | b\n1 | 2")), await draft("Bestaat", blocks)];
  const answer = await editor.ask("POST", `${pages}/actions/bulkPublish?locale=nl`, {
    documentIds,
    locale: "nl",
  });

  expect(answer.status).toBe(400);
  expect(refusal(answer.body)).toContain(words);
});

test("one that is published by itself isn't: its title is on the screen", async () => {
  const documentId = await draft("Bestaat", table("a | b\n1 | 2 | 3"));
  const answer = await editor.ask("POST", `${pages}/${documentId}/actions/publish?locale=nl`, {});
  expect(refusal(answer.body)).toMatch(/^De tabel ‘Tijden’/u);
});

test("of several languages the one that is refused is named, with the block that is meant", async () => {
  const documents = cms.strapi.documents("api::page.page");
  const slug = "twee-talen";
  const dutch = { title: "In het Nederlands", slug, blocks: table("a | b\n1 | 2") };
  const { documentId } = await documents.create({ locale: "nl", data: dutch });
  const english = { title: "In English", slug, blocks: [...table("a | b\n1 | 2"), ...card("")] };
  await documents.update({ documentId, locale: "en", data: english });

  for (const query of ["locale[0]=nl&locale[1]=en", "locale[0]=en&locale[1]=nl"]) {
    const answer = await editor.ask("POST", `${pages}/actions/bulkPublish?${query}`, {
      documentIds: [documentId],
    });
    expect(answer.status).toBe(400);
    expect(refusal(answer.body)).toContain("‘In English’: ‘Inhoud › 2 (Kaarten)");
  }
  expect(await documents.findOne({ documentId, locale: "nl", status: "published" })).toBeNull();
});
