import { beforeAll, describe, expect, test } from "vitest";
import { menuNames, navigationSchema, navigationTreeSchema } from "../../contract/src/content/layout.ts";
import { documentPath } from "../../contract/src/urls/paths.ts";
import { publishMenu } from "./menus.ts";
import { locales } from "./publish.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();
let menu: string;

beforeAll(async () => {
  menu = await publishMenu(cms.strapi, site);
});

async function flat(query = "") {
  const { status, body } = await cms.get(`/navigation/render/primary${query}`);
  expect(status).toBe(200);
  return navigationSchema.parse(body);
}

async function tree(query: string) {
  const { body } = await cms.get(`/navigation/render/primary?type=TREE${query}`);
  return navigationTreeSchema.parse(body);
}

describe.each(locales)("C04 the menu in %s", (locale) => {
  const address = (kind: "page" | "event" | "news" | "arrangement", slug: string) => documentPath(kind, slug, locale);

  test("is a bare list of all links, those below another after it", async () => {
    const items = await flat(`?locale=${locale}&type=FLAT`);

    expect(items.map(({ title, path, externalPath }) => [title, path ?? externalPath])).toEqual([
      ["Home", address("page", "home")],
      ["Evenement", address("event", `nacht-${locale}`)],
      ["Nieuws", address("news", `nieuw-asfalt-${locale}`)],
      ["Vast", `/vast/${locale}`],
      ["Shop", "https://shop.example"],
      ["Alles", address("page", `diep/${locale}/alles`)],
      ["Arrangement", address("arrangement", `paddock-${locale}`)],
      ["Elders", "https://elders.example"],
    ]);
    const top = items.find(({ title }) => title === "Alles");
    expect(items.filter(({ parent }) => parent === top?.id).map(({ title }) => title)).toEqual([
      "Arrangement",
      "Elders",
    ]);
  });

  test("nests as a tree", async () => {
    const nodes = await tree(`&locale=${locale}`);

    expect(nodes).toHaveLength(6);
    expect(nodes.at(-1)?.items.map(({ title }) => title)).toEqual(["Arrangement", "Elders"]);
  });
});

test("D01 a link has id, title, type and either path or externalPath", async () => {
  const items = await flat();

  expect(items.find(({ title }) => title === "Vast")).toEqual({
    id: expect.anything(),
    title: "Vast",
    type: "INTERNAL",
    path: "/vast/nl",
    externalPath: null,
    icon: "ticket",
    parent: null,
  });
  expect(items.find(({ title }) => title === "Shop")).toMatchObject({ type: "EXTERNAL", path: null });
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test("C04 without type and locale the answer is FLAT and Dutch", async () => {
  expect(await flat()).toEqual(await flat("?type=FLAT&locale=nl"));
});

test.each(menuNames)("C04 the menu %s exists, filled or not", async (name) => {
  const { status, body } = await cms.get(`/navigation/render/${name}`);

  expect(status).toBe(200);
  expect(navigationSchema.safeParse(body).success).toBe(true);
});

test("C04 an unknown menu is 404, an unknown type or locale 400", async () => {
  const answers = await Promise.all(
    ["onbekend", "primary?type=LIST", "primary?locale=fr"].map((end) => cms.get(`/navigation/render/${end}`)),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400]);
  expect(answers[0]?.body).toMatchObject({ data: null, error: { status: 404, name: "NotFoundError" } });
});

test("C04 a link whose target is unpublished in one language is absent there with all below it", async () => {
  await cms.strapi.documents("api::page.page").unpublish({ documentId: site.page, locale: "en" });

  expect((await flat("?locale=en")).map(({ title }) => title)).toEqual(["Home", "Evenement", "Nieuws", "Vast", "Shop"]);
  expect((await tree("&locale=en")).map(({ title }) => title)).not.toContain("Alles");
  expect((await flat("?locale=nl")).map(({ title }) => title)).toContain("Arrangement");

  await cms.strapi.documents("api::page.page").publish({ documentId: site.page, locale: "en" });
  expect((await flat("?locale=en")).map(({ title }) => title)).toContain("Alles");
});

test("C04 a link whose target was deleted is absent", async () => {
  await cms.strapi.documents("api::news-article.news-article").delete({ documentId: site.news, locale: "*" });

  expect((await flat()).map(({ title }) => title)).not.toContain("Nieuws");
});

test("C04 a draft change of a menu stays unseen until it is published", async () => {
  const menus = cms.strapi.documents("api::menu.menu");
  const items = [{ title: "Nieuw", type: "INTERNAL" as const, path: "/nieuw" }];
  await menus.update({ documentId: menu, locale: "nl", data: { items } });
  expect((await flat("?status=draft")).map(({ title }) => title)).not.toContain("Nieuw");

  await menus.publish({ documentId: menu, locale: "nl" });
  expect((await flat()).map(({ title }) => title)).toEqual(["Nieuw"]);
});
