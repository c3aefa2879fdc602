import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { type Panel, openPanel } from "./panel.ts";
import { editing } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

const begun = editing();
let author: Panel;
let baas: Panel;

beforeAll(async () => {
  author = await openPanel(begun.cms, "strapi-author", "Arie Auteur");
  baas = await openPanel(begun.cms, "strapi-super-admin", "Bas Baas");
});

const articles = "//content-manager/collection-types/api::news-article.news-article";
const pages = "//content-manager/collection-types/api::page.page";
const menus = "//content-manager/collection-types/api::menu.menu";
const searchByKey = "//content-manager/collection-types/api::subscription.subscription?filters[token][$startsWith]=a";
const fromUrls = "//upload/actions/upload-from-urls";
const ofLocal = { urls: ["http://127.0.0.1:9/"] };
const later = "2099-03-28T23:30:00.000Z";
const past = "2026-01-01T09:00:00.000Z";

const savedSchema = z.object({ data: z.object({ documentId: z.string(), updatedAt: z.string().optional() }) });

async function written(who: Panel, path: string, fields: object) {
  const answer = await who.ask("POST", path, fields);
  expect([200, 201]).toContain(answer.status);
  return savedSchema.parse(answer.body).data;
}

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

/** By rule, what it refuses. */
const rules: [string, () => Promise<Refused>][] = [
  [
    "an author keeps what is on the site",
    async () => {
      const { documentId } = await written(author, `${articles}?locale=nl`, { title: "Mijn", publishedOn: past });
      await written(begun.editor, `${articles}/${documentId}/actions/publish?locale=nl`, {});
      return { who: author, method: "DELETE", path: `${articles}/${documentId}?locale=nl` };
    },
  ],
  [
    "an author leaves a planned article as it is",
    async () => {
      const { documentId } = await written(author, `${articles}?locale=nl`, { title: "Straks", publishedOn: later });
      await written(begun.editor, `${articles}/${documentId}/actions/publish?locale=nl`, { publishedOn: later });
      return { who: author, method: "PUT", path: `${articles}/${documentId}?locale=nl`, body: { title: "Anders" } };
    },
  ],
  [
    "an author translates nothing of somebody else's",
    async () => {
      const { documentId } = await written(begun.editor, `${articles}?locale=nl`, { title: "Van Edith" });
      return { who: author, method: "PUT", path: `${articles}/${documentId}?locale=en`, body: { title: "Mine" } };
    },
  ],
  [
    "the pages that the site leads to stay",
    async () => {
      const found = await begun.cms.strapi.documents("api::page.page").findFirst({ filters: { slug: "nieuws" } });
      const data = { title: "Nieuws", slug: "nieuws" };
      const { documentId } = found ?? (await written(begun.editor, `${pages}/actions/publish?locale=nl`, data));
      const path = `${pages}/${documentId}/actions/unpublish?locale=nl`;
      return { who: begun.editor, method: "POST", path, body: {} };
    },
  ],
  [
    "the fixed menus stay",
    async () => {
      const menu = begun.cms.strapi.documents("api::menu.menu");
      const found = await menu.findFirst({ filters: { name: "legal" } });
      const data = { title: "Onderaan", name: "legal" as const };
      const { documentId } = found ?? (await menu.create({ locale: "nl", data, status: "published" }));
      return { who: baas, method: "DELETE", path: `${menus}/${documentId}?locale=nl` };
    },
  ],
  [
    "nobody saves over what a colleague saved",
    async () => {
      const { documentId } = await written(begun.editor, `${pages}?locale=nl`, { title: "Samen", slug: slug() });
      const headers = { "x-loaded-version": past };
      const path = `${pages}/${documentId}?locale=nl`;
      return { who: begun.editor, method: "PUT", path, body: { title: "Overheen" }, headers };
    },
  ],
  [
    "a link to nowhere isn't published",
    async () => {
      const blocks = [{ __component: "blocks.cards", cards: [{ title: "Kaart", url: "/nergens" }] }];
      const fields = { title: "Kapot", slug: slug(), blocks };
      const { documentId } = await written(begun.editor, `${pages}?locale=nl`, fields);
      return { who: begun.editor, method: "POST", path: `${pages}/${documentId}/actions/publish?locale=nl`, body: {} };
    },
  ],
  ["nobody looks for a colleague by a key", async () => ({ who: begun.editor, method: "GET", path: searchByKey })],
  [
    "the library fetches no address",
    async () => ({ who: begun.editor, method: "POST", path: fromUrls, body: ofLocal }),
  ],
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
    const { documentId } = await written(begun.editor, `${articles}?locale=nl`, { title: "Later", publishedOn: later });
    await begun.editor.ask("POST", write(`${articles}/${documentId}/actions/publish?locale=nl`), {});
    const where = { documentId, publishedAt: { $notNull: true } };
    expect(await begun.cms.strapi.db.query("api::news-article.news-article").count({ where })).toBe(0);
  }
});

test("the panel's own addresses have their capitals", async () => {
  const { documentId } = await written(begun.editor, `${pages}?locale=nl`, { title: "Twee", slug: slug() });
  const counted = `${pages}/actions/countManyEntriesDraftRelations?documentIds[]=${documentId}&locale=nl`;
  expect((await begun.editor.ask("GET", counted)).status).toBe(200);
  expect((await begun.editor.ask("GET", "//upload/files?page=1")).status).toBe(200);
});
