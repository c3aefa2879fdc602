import { createServer, type Server } from "node:http";
import { changesAnswerSchema, purgeSchema, type Change } from "@circuit/contract/site-link/changes";
import { sign, verifySignature } from "@circuit/contract/site-link/signature";
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { listen } from "./free-port.ts";
import { makeSmallPicture, publish, upload } from "./publish.ts";
import { startCms, type RunningCms } from "./strapi.ts";

const secret = "shared-by-the-two-programs";

let cms: RunningCms;
let site: Server;
let received: Change[] = [];
/** Status with which the site answers purges; with zero it closes the connection instead. */
let answer = 204;

const now = () => Math.floor(Date.now() / 1000);

/** Starts a site that collects the changes of correctly signed purges. @returns Its address for purges. */
async function startSite(): Promise<string> {
  site = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      if (answer === 0) return request.socket.destroy();
      const header = request.headers["x-signature"];
      const verdict = verifySignature(secret, "purge", body, typeof header === "string" ? header : null, now());
      if (answer === 204 && verdict === "ok") received.push(...purgeSchema.parse(JSON.parse(body)).changes);
      return response.writeHead(verdict === "ok" ? answer : 401).end();
    });
  });
  return `http://127.0.0.1:${await listen(site)}/_purge`;
}

beforeAll(async () => {
  vi.stubEnv("SITE_CMS_SECRET", secret);
  vi.stubEnv("PURGE_URLS", await startSite());
  cms = await startCms({ template: inject("template") });
  await addLanguages(cms.strapi);
});

afterAll(async () => {
  await cms.stop();
  site.close();
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  answer = 204;
  await settled();
  received = [];
});

/** Waits until the site has received everything in the log. */
async function settled(): Promise<void> {
  const { latest } = await readLog(0);
  if (latest === 0 || received.length === 0) return;
  await expect.poll(() => received.at(-1)?.cursor).toBe(latest);
}

async function readLog(after: number) {
  const path = `/api/changes?after=${after}`;
  const headers = { "x-signature": sign(secret, "changes", `GET ${path}`, now()) };
  const response = await fetch(`${cms.origin}${path}`, { headers });
  return changesAnswerSchema.parse(await response.json());
}

const article = (slug: string) => (locale: string) => ({
  title: `${slug} ${locale}`,
  slug,
  summary: "Kort",
  publishedOn: "2026-05-10T10:00:00.000Z",
});

/** Waits until the site has received at least `count` changes of a document, and returns them. */
async function toldOf(documentId: string, count: number): Promise<Change[]> {
  const told = () => received.filter((change) => change.documentId === documentId);
  await expect.poll(() => told().length).toBeGreaterThanOrEqual(count);
  return told();
}

test("publishing tells the site at once, in each language, with slug and moment", async () => {
  const documentId = await publish(cms.strapi, "api::news-article.news-article", article("nieuw-asfalt"));
  const told = await toldOf(documentId, 2);
  expect(new Set(told.map(({ locale }) => locale))).toEqual(new Set(["nl", "en"]));
  expect(told[0]).toMatchObject({
    type: "news-articles",
    slugs: ["nieuw-asfalt"],
    moments: ["2026-05-10T10:00:00.000Z"],
  });
});

test("saving a draft tells nobody, and neither does throwing its changes away", async () => {
  const documents = cms.strapi.documents("api::news-article.news-article");
  const documentId = await publish(cms.strapi, "api::news-article.news-article", article("stil"));
  await toldOf(documentId, 2);
  await settled();
  const { latest } = await readLog(0);

  await documents.update({ documentId, locale: "nl", data: { title: "Nog niet" } });
  await documents.discardDraft({ documentId, locale: "nl" });
  expect((await readLog(0)).latest).toBe(latest);
});

test("unpublishing and deleting tell the site", async () => {
  const documents = cms.strapi.documents("api::news-article.news-article");
  const documentId = await publish(cms.strapi, "api::news-article.news-article", article("weg"));
  await toldOf(documentId, 2);
  await settled();
  received = [];

  await documents.unpublish({ documentId, locale: "en" });
  expect(await toldOf(documentId, 1)).toMatchObject([{ locale: "en", slugs: ["weg"] }]);
  await documents.delete({ documentId, locale: "*" });
  expect((await toldOf(documentId, 2)).at(-1)).toMatchObject({ locale: "nl", slugs: ["weg"] });
});

test("a changed slug leaves a redirect behind, and the next one moves it on", async () => {
  const documents = cms.strapi.documents("api::news-article.news-article");
  const documentId = await publish(cms.strapi, "api::news-article.news-article", article("eerst"));
  const move = async (slug: string) => {
    await documents.update({ documentId, locale: "nl", data: { slug } });
    await documents.publish({ documentId, locale: "nl" });
  };
  const rules = async () => {
    const found = await cms.strapi
      .documents("api::redirect.redirect")
      .findMany({ status: "published", fields: ["from", "to", "permanent"] });
    return Object.fromEntries(found.map(({ from, to }) => [from, to]));
  };

  await move("tweede");
  expect(await rules()).toEqual({ "/nieuws/eerst": "/nieuws/tweede" });
  expect((await toldOf(documentId, 3)).at(-1)?.slugs).toEqual(["eerst", "tweede"]);
  await move("derde");
  expect(await rules()).toEqual({ "/nieuws/eerst": "/nieuws/derde", "/nieuws/tweede": "/nieuws/derde" });
  await move("eerst");
  expect(await rules()).toEqual({ "/nieuws/tweede": "/nieuws/eerst", "/nieuws/derde": "/nieuws/eerst" });
  await expect.poll(() => received.some(({ type }) => type === "redirects")).toBe(true);
});

test.each([
  ["by a program", (id: number) => id],
  ["in the panel, which knows it by a text", String],
])("a file that is described anew %s changes the documents that show it", async (who, known) => {
  const file = await upload(cms.strapi, "baan.jpg", "image/jpeg", await makeSmallPicture());
  const documentId = await publish(cms.strapi, "api::news-article.news-article", (locale) => ({
    ...article(`met-foto-${who.length}`)(locale),
    cover: { image: file, alternativeText: "De baan" },
  }));
  await toldOf(documentId, 2);
  await settled();
  received = [];

  await cms.strapi.plugin("upload").service("upload").updateFileInfo(known(file), { caption: "Nieuw" });
  expect((await toldOf(documentId, 1))[0]?.type).toBe("news-articles");
});

test("a site that is away is told when it is back, in order and of everything", async () => {
  answer = 0;
  const documentId = await publish(cms.strapi, "api::news-article.news-article", article("storing"));
  answer = 500;
  await cms.strapi.documents("api::news-article.news-article").unpublish({ documentId, locale: "en" });
  expect(received.filter((change) => change.documentId === documentId)).toEqual([]);

  answer = 204;
  const told = await toldOf(documentId, 3);
  const cursors = told.map(({ cursor }) => cursor);
  expect(cursors).toEqual(cursors.toSorted((a, b) => a - b));
  expect(new Set(cursors).size).toBe(cursors.length);
});

test("a site that missed a purge finds it in the log", async () => {
  const { latest } = await readLog(0);
  const documentId = await publish(cms.strapi, "api::news-article.news-article", article("gemist"));
  const { changes, latest: later } = await readLog(latest);
  expect(changes.map((change) => change.documentId)).toContain(documentId);
  expect(changes.at(-1)?.cursor).toBe(later);
  expect((await readLog(later)).changes).toEqual([]);
});

test("a question about changes that nobody signed, or for another address, is refused", async () => {
  const others = { "x-signature": sign(secret, "changes", "GET /api/changes?after=1", now()) };
  const asked: RequestInit[] = [{}, { headers: others }];
  for (const init of asked) expect((await fetch(`${cms.origin}/api/changes?after=0`, init)).status).toBe(401);
});

test("a language that only the panel has is no news for the site, which is told of all that follows", async () => {
  await cms.strapi.db.query("plugin::i18n.locale").create({ data: { code: "de", name: "Deutsch" } });
  const documents = cms.strapi.documents("api::news-article.news-article");
  const { documentId } = await documents.create({ locale: "de", data: article("deutsch")("de"), status: "published" });
  await documents.update({ documentId, locale: "nl", data: article("nederlands")("nl"), status: "published" });
  const told = await toldOf(documentId, 1);
  expect(new Set(told.map(({ locale }) => locale))).toEqual(new Set(["nl"]));
});

test("a cursor that is none is refused", async () => {
  const path = "/api/changes?after=ooit";
  const headers = { "x-signature": sign(secret, "changes", `GET ${path}`, now()) };
  expect((await fetch(`${cms.origin}${path}`, { headers })).status).toBe(400);
});
