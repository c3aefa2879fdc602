import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { publishDue } from "../src/content/scheduling/publish-due.ts";
import { documentIdIn, expectRefused } from "./panel.ts";
import { makeSmallPicture, upload } from "./publish.ts";
import { emptyCmsForFile, panelForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
const editor = panelForFile(cms, "editor");
const visitor = panelForFile(cms, "inbox");

beforeEach(() => {
  vi.restoreAllMocks();
});

const uid = "api::news-article.news-article";
const path = `/collection-types/${uid}`;
const later = "2099-03-28T23:30:00.000Z";

async function plan(fields: object) {
  const { body } = await editor.ask("POST", `${path}/actions/publish?locale=nl`, { publishedOn: later, ...fields });
  return documentIdIn(body);
}

const link = (url: string) => ({
  __component: "blocks.rich-text",
  content: [{ type: "paragraph", children: [{ type: "link", url, children: [{ type: "text", text: "klik" }] }] }],
});

async function problemOf(documentId: string, language: string) {
  const url = `//schedule/${documentId}/problem?locale=nl`;
  const { body } = await editor.ask("GET", url, undefined, { "x-panel-language": language });
  return z.object({ problem: z.string().nullable() }).parse(body).problem;
}

const draftOf = async (documentId: string) => cms.strapi.documents(uid).findOne({ documentId, locale: "nl" });

test("an article whose link leads nowhere by its minute stays away, keeps saying so and why, and the log has one line", async () => {
  const pages = cms.strapi.documents("api::page.page");
  const page = await pages.create({ locale: "nl", data: { title: "Doel", slug: "doel" } });
  const documentId = await plan({ title: "Met een doel", blocks: [link("/doel")] });
  await pages.delete({ documentId: page.documentId, locale: "nl" });

  const warn = vi.spyOn(cms.strapi.log, "warn").mockReturnValue(cms.strapi.log);
  await publishDue(cms.strapi, new Date(later));
  await publishDue(cms.strapi, new Date("2100-01-01T00:00:00.000Z"));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^[^\n]*‘Met een doel’ \(nl\)[^\n]*\/doel[^\n]*$/u),
  );

  expect(await cms.strapi.documents(uid).findOne({ documentId, locale: "nl", status: "published" })).toBeNull();
  expect(await draftOf(documentId)).toMatchObject({ isScheduled: false, missedOn: later });
  expect(await problemOf(documentId, "nl")).toContain("Een link leidt nergens heen");
  expect(await problemOf(documentId, "en")).toContain("A link leads nowhere");

  // Saving keeps it; once mended and published it is over.
  await editor.ask("PUT", `${path}/${documentId}?locale=nl`, { title: "Hersteld", blocks: [], missedOn: null });
  expect(await draftOf(documentId)).toMatchObject({ title: "Hersteld", missedOn: later });
  expect(await problemOf(documentId, "nl")).toBeNull();
  const published = await editor.ask("POST", `${path}/${documentId}/actions/publish?locale=nl`, {
    publishedOn: "2026-01-01T09:00:00.000Z",
  });
  expect(published.status).toBe(200);
  expect(await draftOf(documentId)).toMatchObject({ missedOn: null });
});

test("an article that lost its title says which field in the panel's language", async () => {
  const documentId = await plan({ title: "Straks leeg" });
  await cms.strapi.db.query(uid).updateMany({ where: { documentId }, data: { title: null } });
  vi.spyOn(cms.strapi.log, "warn").mockReturnValue(cms.strapi.log);
  await publishDue(cms.strapi, new Date(later));

  expect(await problemOf(documentId, "nl")).toBe("‘Titel’ is verplicht.");
  expect(await problemOf(documentId, "en")).toBe("‘Titel’ is required.");
});

test("an article that meets a passing fault stays planned, and appears the next minute; others don't wait", async () => {
  const [documentId, other] = [await plan({ title: "Met storing" }), await plan({ title: "Zonder storing" })];
  let isBroken = true;
  cms.strapi.documents.use((context, next) => {
    const isMeant = context.action === "publish" && context.params.documentId === documentId;
    if (isBroken && isMeant) throw new Error("The database is locked");
    return next();
  });
  const error = vi.spyOn(cms.strapi.log, "error").mockReturnValue(cms.strapi.log);
  await publishDue(cms.strapi, new Date(later));

  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/‘Met storing’ \(nl\).*The database is locked/u));
  expect(await draftOf(documentId)).toMatchObject({ isScheduled: true, missedOn: null });
  const published = (id: string) => cms.strapi.documents(uid).findOne({ documentId: id, status: "published" });
  expect(await published(other)).not.toBeNull();

  isBroken = false;
  await publishDue(cms.strapi, new Date(later));
  expect(await published(documentId)).not.toBeNull();
  expect(error).toHaveBeenCalledOnce();
});

test("only who reads articles is told", async () => {
  const documentId = await plan({ title: "Niet voor iedereen" });
  expect((await visitor.ask("GET", `//schedule/${documentId}/problem?locale=nl`)).status).toBe(403);
});

test("a picture of a planned article isn't deleted, alone or with others", async () => {
  const id = await upload(cms.strapi, "straks.jpg", "image/jpeg", await makeSmallPicture());
  const documentId = await plan({ title: "Met foto", cover: { image: id, alternativeText: "Een foto" } });

  const nl = /‘straks.jpg’.*‘Met foto’ \(Nieuwsbericht, nl, ingepland\).*Haal het daar eerst weg/u;
  const en = /‘straks.jpg’.*‘Met foto’ \(Nieuwsbericht, nl, scheduled\).*Remove it there first/u;
  await expectRefused(editor, ["DELETE", `//upload/files/${id}`], { nl, en });
  expect((await editor.ask("POST", "//upload/actions/bulk-delete", { fileIds: [id] })).status).toBe(400);

  await editor.ask("POST", `//schedule/${documentId}/cancel?locale=nl`, {});
  expect((await editor.ask("DELETE", `//upload/files/${id}`)).status).toBe(200);
});
