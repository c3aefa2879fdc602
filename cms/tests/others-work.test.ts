import { expect, test } from "vitest";
import * as z from "zod";
import { expectRefused, type Panel, refusal, writeDraft } from "./panel.ts";
import { makeSmallPicture, upload } from "./publish.ts";
import { cmsWithSiteForFile, panelForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();
const author = panelForFile(cms, "author");
const editor = panelForFile(cms, "editor");

const uid = "api::news-article.news-article";
const articles = `/collection-types/${uid}`;
const publishedOn = "2020-01-01T09:00:00.000Z";
const write = (who: Panel, title: string) => writeDraft(who, articles, { title, publishedOn });

type Asked = Parameters<Panel["ask"]>;

/** What the panel asks that tells something of an article. */
const reads: [string, (id: string) => Asked | Promise<Asked>][] = [
  ["making a copy of it", (id) => ["POST", `${articles}/clone/${id}?locale=nl`, { slug: `kopie-${id}` }]],
  [
    "asking what keeps it, among others, from being published",
    async (id) => {
      const documentIds = [await write(author, "Ook van mij"), id];
      return ["POST", `${articles}/actions/bulkFindForValidation`, { documentIds, locale: "nl" }];
    },
  ],
  ["asking what keeps it from appearing by itself", (id) => ["GET", `//schedule/${id}/problem?locale=nl`]],
  [
    "filling in a translation from it",
    (id) => {
      const query = `documentId=${id}&sourceLocale=nl&targetLocale=en&collectionType=collection-types`;
      return ["GET", `//i18n/content-manager/get-fill-from-locale/${uid}?${query}`];
    },
  ],
  [
    "asking for what its languages share",
    async (documentId) => {
      const entry: unknown = await cms.strapi.db.query(uid).findOne({ where: { documentId } });
      const { id } = z.object({ id: z.number() }).parse(entry);
      return ["POST", "//i18n/content-manager/actions/get-non-localized-fields", { model: uid, id, locale: "en" }];
    },
  ],
];

test.each(reads)("an author doesn't read what is somebody else's by %s, and reads own work", async (_, askedOf) => {
  const [own, secret] = [await write(author, "Van mij"), await write(editor, "Nog geheim")];
  for (const [who, id, status] of [
    [author, secret, 403],
    [author, own, 200],
    [editor, secret, 200],
  ] as const)
    expect((await who.ask(...(await askedOf(id)))).status).toBe(status);
});

test("an author reads why there is no copy, of its own with a translation by somebody else neither", async () => {
  const own = await write(author, "Van Anna");
  const translated = { title: "By Edith", publishedOn };
  expect((await editor.ask("PUT", `${articles}/${own}?locale=en`, translated)).status).toBe(200);

  const copied = await author.ask("POST", `${articles}/clone/${own}?locale=nl`, { slug: "kopie-v" });
  expect(copied.status).toBe(403);
  expect(refusal(copied.body)).toContain("van iemand anders");
  const secret = await write(editor, "Ook geheim");
  expect([400, 403]).toContain((await author.ask("POST", `${articles}/auto-clone/${secret}?locale=nl`, {})).status);
});

test("the library tells an author in which drafts a file is used only of its own, and how many others there are", async () => {
  const picture = await upload(cms.strapi, "beide.jpg", "image/jpeg", await makeSmallPicture());
  for (const [who, title] of [
    [author, "Van mij"],
    [editor, "Van Edith"],
  ] as const) {
    const body = { title, publishedOn, cover: { image: picture } };
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

  const words = { nl: "Vraag een redacteur om ‘Depubliceer’", en: "Ask an editor for ‘Unpublish’" };
  for (const asked of [
    ["DELETE", `${articles}/${own}?locale=nl`],
    ["POST", `${articles}/actions/bulkDelete?locale=nl`, { documentIds: [draft, own] }],
  ] as const)
    await expectRefused(author, asked, words, { status: 403 });

  const left = await cms.strapi.documents("api::news-article.news-article").findMany({ locale: "nl" });
  expect(left.map(({ documentId }) => documentId)).toEqual(expect.arrayContaining([own, draft]));
  expect((await author.ask("DELETE", `${articles}/${draft}?locale=nl`)).status).toBe(200);
  expect((await editor.ask("DELETE", `${articles}/${own}?locale=nl`)).status).toBe(200);
});
