import { beforeAll, expect, test } from "vitest";
import { queriesStaffDetails, staffRelations } from "../src/access/staff-query.ts";
import { refusal } from "./panel.ts";
import { emptyCmsForFile, panelForFile } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

const cms = emptyCmsForFile();
const [admin, editor] = [panelForFile(cms, "admin"), panelForFile(cms, "editor")];
const people = { editor, author: panelForFile(cms, "author"), inbox: panelForFile(cms, "inbox") };
const news = "/collection-types/api::news-article.news-article";

beforeAll(() => editor.ask("POST", `${news}?locale=nl`, { title: "Van Edith" }));

const lists: [keyof typeof people, string][] = [
  ["editor", news],
  ["author", news],
  ["editor", "//upload/files"],
  ["editor", "//upload/folders"],
  ["editor", "/single-types/api::settings.settings"],
  ["editor", "/relations/api::event.event/type"],
  ["inbox", "/collection-types/api::submission.submission"],
];

const questions = [
  "filters[createdBy][email][$startsWith]=edith",
  "filters[updatedBy][firstname]=Edith",
  "filters[$and][0][$or][0][$not][createdBy][lastname][$contains]=R",
  "filters[createdBy][$and][0][email][$startsWith]=e",
  "filters[createdBy][roles][name]=Redacteur",
  "filters[image][createdBy][email][$startsWith]=edith",
  "filters[cover][image][folder][createdBy][email][$startsWith]=edith",
  "sort=createdBy.email:asc",
  "sort=title:asc,createdBy.email:desc",
  "sort[0]=updatedBy.email",
  "sort[createdBy][email]=asc",
  "sort[0][createdBy][firstname]=asc",
  "populate[createdBy][filters][email][$startsWith]=edith",
  "populate[createdBy][fields][0]=email",
  "populate[image][filters][createdBy][email][$startsWith]=edith",
  "populate=createdBy.roles",
];

test.each(lists)("%s, asking %s, can't guess details of colleagues", async (who, path) => {
  // In the gate each of the questions is asked of one list at least.
  const turn = lists.findIndex(([asks, where]) => asks === who && where === path);
  for (const question of isWholeRun ? questions : questions.filter((_, at) => at % lists.length === turn)) {
    const { status, body } = await people[who].ask("GET", `${path}?locale=nl&${question}`);
    expect([question, status]).toEqual([question, 400]);
    expect(refusal(body)).toContain("op gegevens van collega’s");
  }
});

test("whoever manages the users of the panel can", async () => {
  for (const question of questions.slice(0, 3)) {
    expect((await admin.ask("GET", `${news}?locale=nl&${question}`)).status).toBe(200);
  }
});

test.each([
  "filters[createdBy][id][$eq]=1",
  "filters[$and][0][createdBy][id][$in][0]=1",
  "filters[createdBy][$null]=true",
  "filters[title][$contains]=createdBy.email",
  "sort=createdAt:desc",
  "sort=title:ASC&page=1&pageSize=10",
  "_q=createdBy.email",
])("whose an entry is can be asked, and anything else: %s", async (question) => {
  expect((await editor.ask("GET", `${news}?locale=nl&${question}`)).status).toBe(200);
});

test("the answers hold the names of colleagues, and no more of them", async () => {
  const list = await editor.ask("GET", `${news}?locale=nl`);
  const createdBy = { id: expect.any(Number), firstname: "Edith", lastname: "Redactie", username: null };
  expect(list.body).toMatchObject({ results: [{ createdBy }] });
  for (const [who, path] of lists) {
    const { body } = await people[who].ask("GET", `${path}?locale=nl`);
    expect(JSON.stringify(body)).not.toContain("@circuit.example");
  }
});

test("what the panel knows of the fields themselves stays", async () => {
  const path = "/content-types/api::news-article.news-article/configuration";
  const { body } = await editor.ask("GET", path);
  expect(body).toEqual((await admin.ask("GET", path)).body);
  expect(body).toHaveProperty("data.contentType.metadatas.createdBy.edit");
});

test("every relation to people is known by its name, and no field of the site has such a name", () => {
  const relations = staffRelations(cms.strapi);
  expect([...relations]).toEqual(expect.arrayContaining(["createdBy", "updatedBy"]));
  const own = Object.values(cms.strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  const names = own.flatMap(({ attributes }) => Object.keys(attributes));
  const ofEvery = new Set(["createdBy", "updatedBy"]);
  expect(names.filter((name) => relations.has(name) && !ofEvery.has(name))).toEqual([]);
  expect(queriesStaffDetails({ filters: { "createdBy.email": "a" } }, relations)).toBe(true);
});
