import { describe, expect, test } from "vitest";
import * as z from "zod";
import { publishDue } from "../src/content/scheduling/publish-due.ts";
import { expectRefused, refusal, writeDraft } from "./panel.ts";
import { emptyCmsForFile, panelForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
const editor = panelForFile(cms, "editor");
const author = panelForFile(cms, "author");

const uid = "api::news-article.news-article";
const path = `/collection-types/${uid}`;
const later = "2099-03-28T23:30:00.000Z";
const past = "2026-01-01T09:00:00.000Z";
const afterAllDates = new Date("2100-01-01T00:00:00.000Z");

const savedSchema = z.object({ data: z.object({ documentId: z.string(), isScheduled: z.boolean().nullable() }) });

const save = (id: string, fields: object, locale = "nl", who = editor) =>
  who.ask("PUT", `${path}/${id}?locale=${locale}`, fields, { "x-panel-language": "nl" });

const publish = (id: string, fields: object, locale = "nl") =>
  editor.ask("POST", `${path}/${id}/actions/publish?locale=${locale}`, fields);

/** Plans a new article, which an author wrote. */
async function plan(title: string): Promise<string> {
  const documentId = await writeDraft(author, path, { title, publishedOn: later });
  const planned = await publish(documentId, { title, publishedOn: later });
  expect(savedSchema.parse(planned.body).data.isScheduled).toBe(true);
  return documentId;
}

const version = async (documentId: string, status: "draft" | "published", locale = "nl") =>
  cms.strapi.documents(uid).findOne({ documentId, locale, status });

const text = (url: string) => ({
  __component: "blocks.rich-text",
  content: [{ type: "paragraph", children: [{ type: "link", url, children: [{ type: "text", text: "klik" }] }] }],
});

describe("an author who saves a planned article", () => {
  test("reads that it is planned, and what to do; nothing changes", async () => {
    const documentId = await plan("Van de auteur");
    const nl = /ingepland.*redacteur.*‘Toch niet vanzelf publiceren’/u;
    const en = /scheduled.*editor.*‘Don’t publish by itself’/u;
    for (const fields of [{ title: "Ongezien" }, { publishedOn: past }])
      await expectRefused(author, ["PUT", `${path}/${documentId}?locale=nl`, fields], { nl, en });
    expect(await version(documentId, "draft")).toMatchObject({ title: "Van de auteur", isScheduled: true });

    await editor.ask("POST", `//schedule/${documentId}/cancel?locale=nl`, {});
    expect((await save(documentId, { title: "Weer van mij" }, "nl", author)).status).toBe(200);
  });

  test("may go on in the other language, but not move the date that both share", async () => {
    const documentId = await plan("Samen");
    expect((await save(documentId, { title: "Together", publishedOn: later }, "en", author)).status).toBe(200);
    const moved = await save(documentId, { publishedOn: "2098-01-01T09:00:00.000Z" }, "en", author);
    expect(refusal(moved.body)).toMatch(/In het Nederlands is dit bericht ingepland.*datum/u);
    expect(await version(documentId, "draft")).toMatchObject({ publishedOn: later });
  });

  test("gets a draft of a copy of it, not a second planned article", async () => {
    const documentId = await plan("Dubbel");
    const copy = { title: "Kopie", slug: "kopie", publishedOn: later };
    const { body } = await author.ask("POST", `${path}/clone/${documentId}?locale=nl`, copy);
    expect(savedSchema.parse(body).data.isScheduled).toBe(false);
  });
});

test("an author doesn't delete what is planned, alone, in all languages or among others, and reads what to do", async () => {
  const documentId = await plan("Blijft gepland");
  const ways = [
    ["DELETE", `${path}/${documentId}?locale=nl`],
    ["DELETE", `${path}/${documentId}?locale=*`],
    ["POST", `${path}/actions/bulkDelete?locale=nl`, { documentIds: [documentId] }],
  ] as const;
  const nl = /ingepland.*redacteur.*‘Toch niet vanzelf publiceren’.*verwijderen/u;
  const en = /scheduled.*editor.*‘Don’t publish by itself’.*delete it/u;
  for (const way of ways) await expectRefused(author, way, { nl, en }, { status: 403 });
  await editor.ask("POST", `//schedule/${documentId}/cancel?locale=nl`, {});
  expect((await author.ask("DELETE", `${path}/${documentId}?locale=nl`)).status).toBe(200);
  const another = await plan("Weg door de redactie");
  expect((await editor.ask("DELETE", `${path}/${another}?locale=nl`)).status).toBe(200);
});

describe("a planned article that is saved", () => {
  test.each<[string, object, RegExp]>([
    ["without a title", { title: "" }, /‘Titel’ is verplicht/u],
    ["with a link to nowhere", { blocks: [text("/bestaat-niet")] }, /Een link leidt nergens heen/u],
    ["with a block that shows nothing", { blocks: [{ __component: "blocks.video", title: "Ronde" }] }, /geen film/u],
    [
      "with a block that isn't complete",
      { blocks: [{ __component: "blocks.cards", cards: [{}] }] },
      /Kaart.*verplicht/u,
    ],
  ])("%s is refused for the reason that publishing gives", async (_, fields, reason) => {
    const documentId = await plan("Heel");
    const { status, body } = await save(documentId, fields);
    expect(status).toBe(400);
    expect(refusal(body)).toMatch(reason);
    expect(await version(documentId, "draft")).toMatchObject({ title: "Heel", isScheduled: true });
    expect(refusal((await publish(documentId, fields)).body)).toBe(refusal(body));
  });

  test.each([[null], [past]])("with the date %s is a draft again, and nothing is published", async (publishedOn) => {
    const documentId = await plan("Toch geen datum");
    const { status, body } = await save(documentId, { title: "Bewaard", publishedOn });
    expect(status).toBe(200);
    expect(savedSchema.parse(body).data.isScheduled).toBe(false);

    await save(documentId, { publishedOn: later });
    await publishDue(cms.strapi, afterAllDates);
    expect(await version(documentId, "draft")).toMatchObject({ title: "Bewaard", isScheduled: false });
    expect(await version(documentId, "published")).toBeNull();
  });

  test("with a date in the past and published is on the site", async () => {
    const documentId = await plan("Nu meteen");
    expect((await publish(documentId, { publishedOn: past })).status).toBe(200);
    expect(await version(documentId, "published")).toMatchObject({ title: "Nu meteen" });
  });
});

describe("an article that is planned in Dutch", () => {
  test.each([["published"], ["saved"]])("isn't made due by an English version that is %s", async (action) => {
    const documentId = await plan("Nog geheim");
    const change = action === "published" ? publish : save;
    for (const publishedOn of [past, null]) {
      const { status, body } = await change(documentId, { title: "Still secret", publishedOn }, "en");
      expect(status).toBe(400);
      expect(refusal(body)).toMatch(/In het Nederlands is dit bericht ingepland voor 29 maart 2099 om 00:30/u);
    }
    expect(await version(documentId, "draft")).toMatchObject({ publishedOn: later, isScheduled: true });

    await editor.ask("POST", `//schedule/${documentId}/cancel?locale=nl`, {});
    expect((await publish(documentId, { title: "Still secret", publishedOn: past }, "en")).status).toBe(200);
    await publishDue(cms.strapi, afterAllDates);
    expect(await version(documentId, "published")).toBeNull();
  });

  test("moves along to another date that is to come", async () => {
    const documentId = await plan("Verzet samen");
    const moved = "2099-06-01T08:00:00.000Z";
    expect((await publish(documentId, { title: "Moved", publishedOn: moved }, "en")).status).toBe(200);
    for (const locale of ["nl", "en"])
      expect(await version(documentId, "draft", locale)).toMatchObject({ publishedOn: moved, isScheduled: true });
  });
});
