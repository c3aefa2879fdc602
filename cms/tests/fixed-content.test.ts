import { beforeAll, expect, test } from "vitest";
import { documentIdIn, expectRefused } from "./panel.ts";
import { publish, makeSmallPicture, upload } from "./publish.ts";
import { editing } from "./shared-cms.ts";
import { expectGoes, expectKept, pathOf } from "./taking-off-site.ts";

const { cms, editor } = editing();
let menu: string;

beforeAll(async () => {
  menu = await publish(cms.strapi, "api::menu.menu", (locale) => ({
    title: locale === "nl" ? "Hoofdmenu" : "Main menu",
    name: "primary" as const,
  }));
});

const menus = pathOf("api::menu.menu");
const fixed = { nl: "‘Hoofdmenu’ is een van de vaste menu’s", en: "‘Main menu’ is one of the fixed menus" };

test("a fixed menu isn't deleted, in one language or all, published or not", async () => {
  await expectRefused(editor, ["DELETE", `${menus}/${menu}?locale=nl`], fixed);
  await expectRefused(editor, ["DELETE", `${menus}/${menu}?locale=*`], fixed);
  await expectRefused(editor, ["POST", `${menus}/actions/bulkDelete?locale=nl`, { documentIds: [menu] }], fixed);

  await expectGoes(editor, menus, menu, "en");
  await expectRefused(editor, ["DELETE", `${menus}/${menu}?locale=en`], fixed);
});

test("a fixed menu that is published in English alone is named in the language of the panel", async () => {
  await expectGoes(editor, menus, menu);
  expect((await editor.ask("POST", `${menus}/${menu}/actions/publish?locale=en`, {})).status).toBe(200);
  await expectRefused(editor, ["DELETE", `${menus}/${menu}?locale=nl`], fixed);
  expect((await editor.ask("POST", `${menus}/${menu}/actions/publish?locale=nl`, {})).status).toBe(200);
});

test("a fixed menu keeps its name, and its other fields can be changed", async () => {
  const renamed = { title: "Hoofdmenu", name: "legal" };
  const words = { nl: `${fixed.nl} van de site: laat`, en: `${fixed.en} of the site: leave` };
  await expectRefused(editor, ["PUT", `${menus}/${menu}?locale=nl`, renamed], words);
  await expectRefused(editor, ["POST", `${menus}/${menu}/actions/publish?locale=nl`, renamed], words);

  const same = { title: "Hoofdmenu", name: "primary", items: [] };
  expect((await editor.ask("POST", `${menus}/${menu}/actions/publish?locale=nl`, same)).status).toBe(200);
});

test("no second menu of a name is made, as a new one, a copy or by renaming another", async () => {
  const second = { title: "Nog een", name: "primary" };
  const words = { nl: "Dit menu is er al: ‘Hoofdmenu’", en: "This menu is there already: ‘Main menu’" };
  await expectRefused(editor, ["POST", `${menus}?locale=nl`, second], words);
  await expectRefused(editor, ["POST", `${menus}/actions/publish?locale=en`, second], words);
  await expectRefused(editor, ["POST", `${menus}/clone/${menu}?locale=nl`, { title: "Kopie" }], words);

  const answer = await editor.ask("POST", `${menus}?locale=nl`, { title: "Klein", name: "legal" });
  expect(answer.status).toBe(201);
  await expectRefused(editor, ["PUT", `${menus}/${documentIdIn(answer.body)}?locale=nl`, second], words);
});

test("a second one from earlier on can be saved, and goes", async () => {
  const data = { title: "Van vroeger", name: "primary" as const };
  const { documentId } = await cms.strapi.documents("api::menu.menu").create({ locale: "nl", data });
  for (const id of [documentId, menu]) {
    const saved = await editor.ask("PUT", `${menus}/${id}?locale=nl`, { name: "primary", items: [] });
    expect(saved.status).toBe(200);
  }
  expect((await editor.ask("DELETE", `${menus}/${documentId}?locale=nl`)).status).toBe(200);
});

const publications = pathOf("api::document.document");

test.each([
  ["reglement", "/en/reglement-en"],
  ["huisregels", "/en/Huisregels-EN"],
])("a publication that something on the site links to stays, in its own language: %s", async (name, url) => {
  const file = await upload(cms.strapi, "regels.jpg", "image/jpeg", await makeSmallPicture());
  const documentId = await publish(cms.strapi, "api::document.document", (locale) => ({
    title: "Reglement",
    path: `/${name}-${locale}`,
    file,
  }));
  const blocks = [{ __component: "blocks.cards" as const, cards: [{ title: "Kaart", url }] }];
  const data = { title: "Refers", slug: `refers-${name}`, blocks };
  await cms.strapi.documents("api::page.page").create({ locale: "en", data, status: "published" });

  const nl = /links naar ‘Reglement’: ‘Refers’ \(Pagina, en\)\. Haal die eerst weg/u;
  await expectKept(editor, publications, documentId, { nl, en: /lead to ‘Reglement’: ‘Refers’/u }, "en");
  await expectGoes(editor, publications, documentId);
});
