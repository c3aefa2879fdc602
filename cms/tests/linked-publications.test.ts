import { expect, test } from "vitest";
import * as z from "zod";
import { makeSmallPicture, publish, upload } from "./publish.ts";
import { editing } from "./shared-cms.ts";

const begun = editing();

const path = "/collection-types/api::document.document";
const refusal = (body: unknown) => z.object({ error: z.object({ message: z.string() }) }).parse(body).error.message;

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
    ["POST", `${path}/${documentId}/actions/unpublish?locale=en`],
    ["DELETE", `${path}/${documentId}?locale=en`],
    ["DELETE", `${path}/${documentId}?locale=*`],
  ] as const) {
    const { status, body } = await begun.editor.ask(method, address, method === "POST" ? {} : undefined);
    expect(status).toBe(400);
    expect(refusal(body)).toMatch(/links naar ‘Reglement’: ‘Refers’ \(Pagina, en\)\. Haal die eerst weg/u);
  }
  expect((await begun.editor.ask("POST", `${path}/${documentId}/actions/unpublish?locale=nl`, {})).status).toBe(200);
});
