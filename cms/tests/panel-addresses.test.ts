import { describe, expect, test } from "vitest";
import { type Panel, writeDraft } from "./panel.ts";
import { editing, panelForFile } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

const { cms, editor } = editing();
const author = panelForFile(cms, "author");

const articles = "//content-manager/collection-types/api::news-article.news-article";
const pages = "//content-manager/collection-types/api::page.page";
const searchByKey = "//content-manager/collection-types/api::subscription.subscription?filters[token][$startsWith]=a";
const fromUrls = "//upload/actions/upload-from-urls";
const ofLocal = { urls: ["http://127.0.0.1:9/"] };
const later = "2099-03-28T23:30:00.000Z";
const past = "2026-01-01T09:00:00.000Z";

let made = 0;
const slug = () => `adres-${(made += 1)}`;

/** A request that a rule refuses when it is written as the panel writes it. */
interface Refused {
  who: Panel;
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** By rule, what it refuses: one for each way in which a rule knows a request, as all of forms know them by one path. */
const rules: [string, () => Promise<Refused>][] = [
  [
    "an author keeps what is on the site",
    async () => {
      const documentId = await writeDraft(author, articles, { title: "Mijn", publishedOn: past });
      const published = await editor.ask("POST", `${articles}/${documentId}/actions/publish?locale=nl`, {});
      expect(published.status).toBe(200);
      return { who: author, method: "DELETE", path: `${articles}/${documentId}?locale=nl` };
    },
  ],
  [
    "nobody saves over what a colleague saved",
    async () => {
      const documentId = await writeDraft(editor, pages, { title: "Samen", slug: slug() });
      const headers = { "x-loaded-version": past };
      const path = `${pages}/${documentId}?locale=nl`;
      return { who: editor, method: "PUT", path, body: { title: "Overheen" }, headers };
    },
  ],
  [
    "a link to nowhere isn't published",
    async () => {
      const blocks = [{ __component: "blocks.cards", cards: [{ title: "Kaart", url: "/nergens" }] }];
      const fields = { title: "Kapot", slug: slug(), blocks };
      const documentId = await writeDraft(editor, pages, fields);
      return { who: editor, method: "POST", path: `${pages}/${documentId}/actions/publish?locale=nl`, body: {} };
    },
  ],
  ["nobody looks for a colleague by a key", async () => ({ who: editor, method: "GET", path: searchByKey })],
  ["the library fetches no address", async () => ({ who: editor, method: "POST", path: fromUrls, body: ofLocal })],
];

const upperCase = (text: string) => text.toUpperCase();

const everyForm: [string, (path: string) => string][] = [
  ["as the panel writes it", (path) => path],
  ["with capitals in its second part", (path) => path.replace(/collection-types|actions/u, upperCase)],
  ["with a capital in its first part", (path) => path.replace(/^\/\/./u, upperCase)],
  ["with capitals in all its parts", (path) => path.replace(/^[^?:]+/u, upperCase)],
  ["with an encoded letter", (path) => path.replace(/t/u, "%74")],
  ["with an encoded letter in its second part", (path) => path.replace(/tion/u, "%74ion")],
  ["with two slashes", (path) => path.replace(/(\w)\//u, "$1//")],
  ["with a trailing slash", (path) => path.replace(/\?|$/u, (end) => `/${end}`)],
];

/** In the gate the form that differs in most parts: other files ask as the panel does. */
const forms = isWholeRun ? everyForm : everyForm.slice(3, 4);

describe.each(rules)("%s,", (_, refused) => {
  test.each(forms)("whose address is written %s", async (__, write) => {
    const { who, method, path, body, headers } = await refused();
    const { status } = await who.ask(method, write(path), body, headers);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

test("an article with a date to come isn't on the site, however its address is written", async () => {
  for (const [, write] of forms) {
    const documentId = await writeDraft(editor, articles, { title: "Later", publishedOn: later });
    await editor.ask("POST", write(`${articles}/${documentId}/actions/publish?locale=nl`), {});
    const where = { documentId, publishedAt: { $notNull: true } };
    expect(await cms.strapi.db.query("api::news-article.news-article").count({ where })).toBe(0);
  }
});

test("the panel's own addresses have their capitals", async () => {
  const documentId = await writeDraft(editor, pages, { title: "Twee", slug: slug() });
  const counted = `${pages}/actions/countManyEntriesDraftRelations?documentIds[]=${documentId}&locale=nl`;
  expect((await editor.ask("GET", counted)).status).toBe(200);
  expect((await editor.ask("GET", "//upload/files?page=1")).status).toBe(200);
});
