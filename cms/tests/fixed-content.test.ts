import { beforeAll, expect, test } from "vitest";
import { documentIdIn, refusal } from "./panel.ts";
import { publish, makeSmallPicture, upload } from "./publish.ts";
import { editing } from "./shared-cms.ts";

const begun = editing();
let menu: string;

beforeAll(async () => {
  menu = await publish(begun.cms.strapi, "api::menu.menu", (locale) => ({
    title: locale === "nl" ? "Hoofdmenu" : "Main menu",
    name: "primary" as const,
  }));
});

const menus = "/collection-types/api::menu.menu";

async function expectRefused(ask: [string, string, object?], dutch: string, english: string) {
  for (const [language, words] of [
    ["nl", dutch],
    ["en", english],
  ] as const) {
    const [method, path, body] = ask;
    const answer = await begun.editor.ask(method, `${menus}${path}`, body, { "x-panel-language": language });
    expect(answer.status).toBe(400);
    expect(refusal(answer.body)).toContain(words);
  }
}

test("a fixed menu isn't deleted, in one language or all, published or not", async () => {
  const [dutch, english] = ["‘Hoofdmenu’ is een van de vaste menu’s", "‘Main menu’ is one of the fixed menus"];
  await expectRefused(["DELETE", `/${menu}?locale=nl`], dutch, english);
  await expectRefused(["DELETE", `/${menu}?locale=*`], dutch, english);
  await expectRefused(["POST", "/actions/bulkDelete?locale=nl", { documentIds: [menu] }], dutch, english);

  expect((await begun.editor.ask("POST", `${menus}/${menu}/actions/unpublish?locale=en`, {})).status).toBe(200);
  await expectRefused(["DELETE", `/${menu}?locale=en`], dutch, english);
});

test("a fixed menu that is published in English alone is named in the language of the panel", async () => {
  expect((await begun.editor.ask("POST", `${menus}/${menu}/actions/unpublish?locale=nl`, {})).status).toBe(200);
  expect((await begun.editor.ask("POST", `${menus}/${menu}/actions/publish?locale=en`, {})).status).toBe(200);
  await expectRefused(["DELETE", `/${menu}?locale=nl`], "‘Hoofdmenu’ is een van", "‘Main menu’ is one of");
  expect((await begun.editor.ask("POST", `${menus}/${menu}/actions/publish?locale=nl`, {})).status).toBe(200);
});

test("a fixed menu keeps its name, and its other fields can be changed", async () => {
  const renamed = { title: "Hoofdmenu", name: "legal" };
  const [dutch, english] = [
    "‘Hoofdmenu’ is een van de vaste menu’s van de site: laat",
    "‘Main menu’ is one of the fixed menus of the site: leave",
  ];
  await expectRefused(["PUT", `/${menu}?locale=nl`, renamed], dutch, english);
  await expectRefused(["POST", `/${menu}/actions/publish?locale=nl`, renamed], dutch, english);

  const same = { title: "Hoofdmenu", name: "primary", items: [] };
  expect((await begun.editor.ask("POST", `${menus}/${menu}/actions/publish?locale=nl`, same)).status).toBe(200);
});

test("no second menu of a name is made, as a new one, a copy or by renaming another", async () => {
  const second = { title: "Nog een", name: "primary" };
  const [dutch, english] = ["Dit menu is er al: ‘Hoofdmenu’", "This menu is there already: ‘Main menu’"];
  await expectRefused(["POST", "?locale=nl", second], dutch, english);
  await expectRefused(["POST", "/actions/publish?locale=en", second], dutch, english);
  await expectRefused(["POST", `/clone/${menu}?locale=nl`, { title: "Kopie" }], dutch, english);

  const answer = await begun.editor.ask("POST", `${menus}?locale=nl`, { title: "Klein", name: "legal" });
  expect(answer.status).toBe(201);
  const documentId = documentIdIn(answer.body);
  await expectRefused(["PUT", `/${documentId}?locale=nl`, second], dutch, english);
});

test("a second one from earlier on can be saved, and goes", async () => {
  const data = { title: "Van vroeger", name: "primary" as const };
  const { documentId } = await begun.cms.strapi.documents("api::menu.menu").create({ locale: "nl", data });
  for (const id of [documentId, menu]) {
    const saved = await begun.editor.ask("PUT", `${menus}/${id}?locale=nl`, { name: "primary", items: [] });
    expect(saved.status).toBe(200);
  }
  expect((await begun.editor.ask("DELETE", `${menus}/${documentId}?locale=nl`)).status).toBe(200);
});

const publications = "/collection-types/api::document.document";

test.each([
  ["reglement", "/en/reglement-en"],
  ["huisregels", "/en/Huisregels-EN"],
])("a publication that something on the site links to stays, in its own language: %s", async (name, url) => {
  const file = await upload(begun.cms.strapi, "regels.jpg", "image/jpeg", await makeSmallPicture());
  const documentId = await publish(begun.cms.strapi, "api::document.document", (locale) => ({
    title: "Reglement",
    path: `/${name}-${locale}`,
    file,
  }));
  const blocks = [{ __component: "blocks.cards" as const, cards: [{ title: "Kaart", url }] }];
  const data = { title: "Refers", slug: `refers-${name}`, blocks };
  await begun.cms.strapi.documents("api::page.page").create({ locale: "en", data, status: "published" });

  for (const [method, address] of [
    ["POST", `${publications}/${documentId}/actions/unpublish?locale=en`],
    ["DELETE", `${publications}/${documentId}?locale=en`],
    ["DELETE", `${publications}/${documentId}?locale=*`],
  ] as const) {
    const { status, body } = await begun.editor.ask(method, address, method === "POST" ? {} : undefined);
    expect(status).toBe(400);
    expect(refusal(body)).toMatch(/links naar ‘Reglement’: ‘Refers’ \(Pagina, en\)\. Haal die eerst weg/u);
  }
  const inDutch = await begun.editor.ask("POST", `${publications}/${documentId}/actions/unpublish?locale=nl`, {});
  expect(inDutch.status).toBe(200);
});
