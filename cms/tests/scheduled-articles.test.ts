import { describe, expect, test } from "vitest";
import * as z from "zod";
import { publishDue } from "../src/content/scheduling/publish-due.ts";
import { writeDraft } from "./panel.ts";
import { emptyCmsForFile, panelForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
const editor = panelForFile(cms, "editor");
const author = panelForFile(cms, "author");

const uid = "api::news-article.news-article";
const path = `/collection-types/${uid}`;
const later = "2099-03-28T23:30:00.000Z";
const savedSchema = z.object({ data: z.object({ documentId: z.string(), isScheduled: z.boolean().nullable() }) });

async function schedule(title: string, publishedOn = later, locale = "nl") {
  const { body } = await editor.ask("POST", `${path}/actions/publish?locale=${locale}`, { title, publishedOn });
  return savedSchema.parse(body).data;
}

const versions = async (documentId: string, status: "draft" | "published", locale = "nl") =>
  cms.strapi.documents(uid).findOne({ documentId, locale, status });

const shown = async (title: string) => {
  const { body } = await cms.get(`/news-articles?view=card&locale=nl&filters[title][$eq]=${title}`);
  return JSON.stringify(body).includes(title);
};

describe("an article with a date to come", () => {
  test("waits for it when it is published, and appears on the minute", async () => {
    const { documentId, isScheduled } = await schedule("Morgen");
    expect(isScheduled).toBe(true);
    expect(await shown("Morgen")).toBe(false);

    await publishDue(cms.strapi, new Date("2099-03-28T23:29:59.999Z"));
    expect(await shown("Morgen")).toBe(false);
    await publishDue(cms.strapi, new Date(later));
    expect(await shown("Morgen")).toBe(true);
    expect(await versions(documentId, "draft")).toMatchObject({ isScheduled: false });
    expect(await versions(documentId, "published")).toMatchObject({ isScheduled: false, publishedOn: later });
  });

  test("keeps to the date that it has after a change, with the words of then", async () => {
    const { documentId } = await schedule("Verzet");
    const moved = { title: "Verzet en herschreven", publishedOn: "2099-05-01T08:00:00.000Z" };
    expect((await editor.ask("PUT", `${path}/${documentId}?locale=nl`, moved)).status).toBe(200);
    expect(await versions(documentId, "draft")).toMatchObject({ isScheduled: true });

    await publishDue(cms.strapi, new Date("2099-04-30T12:00:00.000Z"));
    expect(await versions(documentId, "published")).toBeNull();
    await publishDue(cms.strapi, new Date("2099-05-01T08:00:00.000Z"));
    expect(await versions(documentId, "published")).toMatchObject({ title: "Verzet en herschreven" });
  });

  test("isn't published when somebody changed their mind", async () => {
    const { documentId } = await schedule("Toch niet");
    expect((await author.ask("POST", `//schedule/${documentId}/cancel?locale=nl`, {})).status).toBe(403);
    expect((await editor.ask("POST", `//schedule/${documentId}/cancel?locale=nl`, {})).status).toBe(204);

    await publishDue(cms.strapi, new Date("2100-01-01T00:00:00.000Z"));
    expect(await versions(documentId, "published")).toBeNull();
  });

  test("can't be scheduled by who may not publish, nor by a field that is sent along", async () => {
    const sent = { title: "Stiekem", publishedOn: later, isScheduled: true };
    const documentId = await writeDraft(author, path, sent);
    expect((await author.ask("POST", `${path}/${documentId}/actions/publish?locale=nl`, {})).status).toBe(403);
    await author.ask("PUT", `${path}/${documentId}?locale=nl`, { title: "Stiekem", isScheduled: true });

    await publishDue(cms.strapi, new Date("2100-01-01T00:00:00.000Z"));
    expect(await versions(documentId, "published")).toBeNull();
  });

  test("waits in each language by itself", async () => {
    const { documentId } = await schedule("Tweetalig");
    await editor.ask("PUT", `${path}/${documentId}?locale=en`, { title: "Bilingual" });
    await publishDue(cms.strapi, new Date("2100-01-01T00:00:00.000Z"));

    expect(await versions(documentId, "published")).not.toBeNull();
    expect(await versions(documentId, "published", "en")).toBeNull();
  });

  test("that is on the site already is refused, with what to do", async () => {
    const { documentId } = await schedule("Staat er al", "2026-01-01T09:00:00.000Z");
    expect(await shown("Staat er al")).toBe(true);
    const refused = await editor.ask("POST", `${path}/${documentId}/actions/publish?locale=nl`, { publishedOn: later });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain("Depubliceer het eerst");
    expect(await shown("Staat er al")).toBe(true);
  });
});

describe("several languages that are published together", () => {
  const both = async (title: string, publishedOn: string) => {
    const documentId = await writeDraft(editor, path, { title, publishedOn });
    const english = await editor.ask("PUT", `${path}/${documentId}?locale=en`, { title: `${title} en`, publishedOn });
    expect(english.status).toBe(200);
    return documentId;
  };
  const publishAll = (documentId: string, query: string) =>
    editor.ask("POST", `${path}/actions/bulkPublish?${query}`, { documentIds: [documentId] });
  const marks = async (documentId: string) => {
    const drafts = [await versions(documentId, "draft"), await versions(documentId, "draft", "en")];
    return drafts.map((draft) => draft?.isScheduled);
  };

  test.each([
    ["both", "locale[0]=nl&locale[1]=en", [true, true], { count: 2 }],
    ["English alone", "locale[0]=en", [false, true], { count: 1 }],
    ["Dutch alone", "locale[0]=nl", [true, false], { count: 1 }],
  ])("wait for their date, and no other does: %s", async (_, query, planned, counted) => {
    const documentId = await both("Samen later", later);
    expect(await publishAll(documentId, query)).toMatchObject({ status: 200, body: counted });
    expect(await marks(documentId)).toEqual(planned);
    for (const locale of ["nl", "en"]) expect(await versions(documentId, "published", locale)).toBeNull();
  });

  test("are on the site at once with a date in the past", async () => {
    const documentId = await both("Samen nu", "2026-01-01T09:00:00.000Z");
    const answer = await publishAll(documentId, "locale[0]=nl&locale[1]=en");
    expect(answer).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await marks(documentId)).toEqual([false, false]);
    for (const locale of ["nl", "en"]) expect(await versions(documentId, "published", locale)).not.toBeNull();
  });

  test("stay off the site together when one of them is refused", async () => {
    const documentId = await both("Half", "2026-01-01T09:00:00.000Z");
    await cms.strapi.db.query(uid).updateMany({ where: { documentId, locale: "en" }, data: { title: null } });
    expect((await publishAll(documentId, "locale[0]=nl&locale[1]=en")).status).toBe(400);
    expect(await versions(documentId, "published")).toBeNull();
  });
});
