import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { type Panel, openPanel, refusal } from "./panel.ts";
import { makeSmallPicture, upload } from "./publish.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();
let author: Panel;
let editor: Panel;

beforeAll(async () => {
  author = await openPanel(cms, "strapi-author", "Anna Auteur");
  editor = await openPanel(cms, "strapi-editor", "Edith Redactie");
});

const articles = "/collection-types/api::news-article.news-article";
const createdSchema = z.object({ data: z.object({ documentId: z.string(), title: z.string() }) });

async function write(who: Panel, title: string): Promise<string> {
  const body = { title, publishedOn: "2020-01-01T09:00:00.000Z" };
  const answer = await who.ask("POST", `${articles}?locale=nl`, body);
  expect(answer.status).toBe(201);
  return createdSchema.parse(answer.body).data.documentId;
}

describe("an author doesn't read what is somebody else's", () => {
  test("by making a copy of it", async () => {
    const secret = await write(editor, "Nog geheim");
    const copied = await author.ask("POST", `${articles}/clone/${secret}?locale=nl`, { title: "Kopie", slug: "kopie" });
    const auto = await author.ask("POST", `${articles}/auto-clone/${secret}?locale=nl`, {});

    expect(copied.status).toBe(403);
    expect(refusal(copied.body)).toContain("van iemand anders");
    expect([400, 403]).toContain(auto.status);
    expect((await editor.ask("POST", `${articles}/clone/${secret}?locale=nl`, { slug: "kopie-e" })).status).toBe(200);
  });

  test("by making a copy of its own with a translation by somebody else", async () => {
    const own = await write(author, "Van Anna");
    const translated = { title: "By Edith", publishedOn: "2020-01-01T09:00:00.000Z" };
    expect((await editor.ask("PUT", `${articles}/${own}?locale=en`, translated)).status).toBe(200);

    expect((await author.ask("POST", `${articles}/clone/${own}?locale=nl`, { slug: "kopie-v" })).status).toBe(403);
  });

  test("by asking what keeps it from being published", async () => {
    const [own, secret] = [await write(author, "Mijn stuk"), await write(editor, "Ook geheim")];
    const check = (ids: string[]) =>
      author.ask("POST", `${articles}/actions/bulkFindForValidation`, { documentIds: ids, locale: "nl" });

    expect((await check([own, secret])).status).toBe(403);
    expect((await check([own])).status).toBe(200);
  });

  test("by asking what keeps it from appearing by itself", async () => {
    const [own, secret] = [await write(author, "Mijn eigen"), await write(editor, "Nog steeds geheim")];
    const problemOf = (id: string, locale: string) => author.ask("GET", `//schedule/${id}/problem?locale=${locale}`);

    expect((await problemOf(secret, "nl")).status).toBe(403);
    expect(await problemOf(own, "nl")).toMatchObject({ status: 200, body: { problem: null } });
    expect((await editor.ask("GET", `//schedule/${secret}/problem?locale=nl`)).status).toBe(200);
  });

  test("by filling in a translation from it", async () => {
    const secret = await write(editor, "Vertaal mij niet");
    const path = "//i18n/content-manager/get-fill-from-locale/api::news-article.news-article";
    const rest = "sourceLocale=nl&targetLocale=en&collectionType=collection-types";
    const fill = (documentId: string) => author.ask("GET", `${path}?documentId=${documentId}&${rest}`);

    expect((await fill(secret)).status).toBe(403);
    expect((await fill(await write(author, "Vertaal mij wel"))).status).toBe(200);
  });

  test("by asking for what the languages share", async () => {
    const entryOf = async (documentId: string) => {
      const where = { documentId, locale: "nl", publishedAt: null };
      const entry: unknown = await cms.strapi.db.query("api::news-article.news-article").findOne({ where });
      return z.object({ id: z.number() }).parse(entry).id;
    };
    const path = "//i18n/content-manager/actions/get-non-localized-fields";
    const ask = (id: number) => author.ask("POST", path, { model: "api::news-article.news-article", id, locale: "en" });

    expect((await ask(await entryOf(await write(editor, "Niet delen")))).status).toBe(403);
    expect((await ask(await entryOf(await write(author, "Wel delen")))).status).toBe(200);
  });

  test("but makes copies of its own", async () => {
    const own = await write(author, "Eigen stuk");
    const copied = await author.ask("POST", `${articles}/clone/${own}?locale=nl`, { slug: "eigen-kopie" });
    expect(copied.status).toBe(200);
    expect(createdSchema.parse(copied.body).data.title).toBe("Eigen stuk");
  });
});

test("the library tells an author in which drafts a file is used only of its own, and how many others there are", async () => {
  const picture = await upload(cms.strapi, "beide.jpg", "image/jpeg", await makeSmallPicture());
  for (const [who, title] of [
    [author, "Van mij"],
    [editor, "Van Edith"],
  ] as const) {
    const body = { title, publishedOn: "2020-01-01T09:00:00.000Z", cover: { image: picture } };
    expect((await who.ask("POST", `${articles}?locale=nl`, body)).status).toBe(201);
  }
  const path = `//uses/files/${picture}`;

  expect((await author.ask("GET", path)).body).toMatchObject({ uses: [{ title: "Van mij" }], others: 1 });
  const all = await editor.ask("GET", path);
  expect(all.body).toMatchObject({ others: 0 });
  expect(z.object({ uses: z.array(z.unknown()) }).parse(all.body).uses).toHaveLength(2);
  const { body } = await author.ask("GET", `//uses/files/${site.image}`);
  z.object({ uses: z.array(z.object({ isPublished: z.literal(true) })) }).parse(body);
});

test("an author doesn't delete what is on the site, not among others either, until an editor takes it off", async () => {
  const own = await write(author, "Op de site");
  expect((await editor.ask("POST", `${articles}/${own}/actions/publish?locale=nl`, {})).status).toBe(200);
  const draft = await write(author, "Nog niet op de site");

  const single = await author.ask("DELETE", `${articles}/${own}?locale=nl`);
  expect(single.status).toBe(403);
  expect(refusal(single.body)).toContain("Vraag een redacteur om ‘Depubliceer’");
  const english = await author.ask("DELETE", `${articles}/${own}?locale=nl`, undefined, { "x-panel-language": "en" });
  expect(refusal(english.body)).toContain("Ask an editor for ‘Unpublish’");
  const many = await author.ask("POST", `${articles}/actions/bulkDelete?locale=nl`, { documentIds: [draft, own] });
  expect(many.status).toBe(403);

  const left = await cms.strapi.documents("api::news-article.news-article").findMany({ locale: "nl" });
  expect(left.map(({ documentId }) => documentId)).toEqual(expect.arrayContaining([own, draft]));
  expect((await author.ask("DELETE", `${articles}/${draft}?locale=nl`)).status).toBe(200);
  expect((await editor.ask("DELETE", `${articles}/${own}?locale=nl`)).status).toBe(200);
});
