import { beforeAll, describe, expect, test } from "vitest";
import { eventAgendaSchema, eventDatesSchema } from "../../contract/src/content/cards.ts";
import { eventSchema, sitemapEntrySchema } from "../../contract/src/content/documents.ts";
import { listAnswer } from "../../contract/src/response.ts";
import { locales } from "./publish.ts";
import { planOf } from "./query-plan.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

/** Light views, which we read ourselves, must show and hide the same as Strapi's own way does. */
const { cms, site } = cmsWithSiteForFile();
let token: string;

const startsAt = "2090-01-01T10:00:00.000Z";
const endsAt = "2090-01-01T18:00:00.000Z";

beforeAll(async () => {
  const { strapi } = cms;
  const documents = strapi.documents("api::event.event");
  await documents.create({ locale: "nl", data: { title: "Geheim", slug: "geheim", startsAt, endsAt } });
  await documents.update({ documentId: site.event, locale: "nl", data: { title: "Nog niet", slug: "nog-niet" } });
  const reader = { name: "site", description: "", type: "read-only", lifespan: null };
  token = (await strapi.service("admin::api-token").create(reader)).accessKey;
});

async function answerTo(query: string, init: RequestInit = {}) {
  const { status, body } = await cms.get(`/events?${query}`, init);
  return { status, body, text: JSON.stringify(body) };
}

/** Only light views hold the `id` of an entry, from which the next page of a list is read. */
const withoutId = (entry: object = {}) => Object.fromEntries(Object.entries(entry).filter(([name]) => name !== "id"));

test.each(locales)(
  "S01 what a light view tells in %s for the calendar, calendar files and the sitemap is what the event's page tells",
  async (locale) => {
    const read = async (view: string) => (await answerTo(`view=${view}&locale=${locale}`)).body;
    const [event] = listAnswer(eventSchema).parse(await read("detail")).data;
    const [dates] = listAnswer(eventDatesSchema).parse(await read("dates")).data;
    const [agenda] = listAnswer(eventAgendaSchema).parse(await read("agenda")).data;
    const [entry] = listAnswer(sitemapEntrySchema).parse(await read("sitemap")).data;

    expect(event).toMatchObject(withoutId(dates));
    expect(dates?.type).toEqual({ slug: `superbike-${locale}` });
    expect(event).toMatchObject(withoutId(agenda));
    expect(agenda?.type).toEqual({ name: event?.type?.name });
    expect(event).toMatchObject(withoutId(entry));
    expect(entry?.seo).toEqual({ noIndex: true });
  },
);

const light = ["dates", "agenda", "sitemap"] as const;

test.each(light)("the view %s holds no more than itself, whatever else is asked for", async (view) => {
  const asked = await answerTo(`view=${view}&populate=*&fields[0]=createdAt&populate[blocks][populate]=*`);
  const { text } = await answerTo(`view=${view}`);

  expect(asked.status).toBe(200);
  expect(asked.text).toBe(text);
  expect(text).not.toMatch(/createdAt|blocks|publishedAt|createdBy/u);
});

describe.each(light)("a visitor who asks for the view %s", (view) => {
  test.each([
    "status=draft",
    "status[]=draft",
    "publicationState=preview",
    "publicationFilter=never-published",
    "hasPublishedVersion=false",
    "filters[publishedAt][$null]=true",
    "filters[$or][0][publishedAt][$null]=true&filters[$or][1][id][$gt]=0",
    "filters[$not][publishedAt][$notNull]=true",
  ])("reads no draft with %s", async (attempt) => {
    const { text } = await answerTo(`view=${view}&locale=nl&${attempt}`);

    expect(text).not.toMatch(/Geheim|geheim|Nog niet|nog-niet/u);
  });

  test.each([
    "filters[localizations][title][$startsWith]=N",
    "filters[$or][0][localizations][title][$startsWith]=N",
    "sort=localizations.title",
    "filters[createdBy][email][$contains]=a",
    "sort=createdBy.email",
    "locale[]=nl&locale[]=en",
    "pagination[pageSize]=veel",
    "pagination[page]=0",
    "pagination[page]=-1",
    "where[publishedAt][$null]=true",
    "lookup[id]=0",
    "_q=zzz",
  ])("is refused %s", async (attempt) => {
    expect((await answerTo(`view=${view}&${attempt}`)).status).toBe(400);
  });

  test("gets what was published, in the language asked for", async () => {
    expect((await answerTo(`view=${view}&locale=nl`)).text).toContain("nacht-nl");
    expect((await answerTo(`view=${view}&locale=en`)).text).toContain("nacht-en");
    expect((await answerTo(`view=${view}&locale=xx`)).body).toHaveProperty("data", []);
  });
});

test("the holder of an API token reads drafts in a light view", async () => {
  const headers = { authorization: `Bearer ${token}` };
  const { text } = await answerTo("view=dates&locale=nl&status=draft", { headers });

  expect(text).toContain("geheim");
  expect((await answerTo("view=dates&locale=nl", { headers })).text).not.toContain("geheim");
});

describe("S01 with thousands of events", () => {
  const many = 1200;

  beforeAll(async () => {
    const rows = Array.from({ length: many }, (_, n) => ({
      document_id: `many${String(n).padStart(20, "0")}`,
      title: `Nr ${n}`,
      slug: `nr-${n}`,
      starts_at: new Date(startsAt),
      ends_at: new Date(endsAt),
      locale: "nl",
      published_at: new Date(),
    }));
    await cms.strapi.db.connection.batchInsert("events", rows, 100);
  });

  const page = async (query: string) => {
    const all =
      "view=dates&locale=nl&sort[0]=id:asc&pagination[pageSize]=5000&filters[$and][0][endsAt][$gte]=2090-01-01";
    return listAnswer(eventDatesSchema).parse((await answerTo(`${all}${query}`)).body);
  };

  test("they come a thousand at a time, and on from the last one", async () => {
    const first = await page("");
    const next = await page(`&filters[$and][1][id][$gt]=${first.data.at(-1)?.id}`);

    expect(first.pagination).toEqual({ page: 1, pageSize: 1000 });
    expect(first.data).toHaveLength(1000);
    expect(new Set([...first.data, ...next.data].map(({ slug }) => slug)).size).toBe(many);
  });

  test("where to read on is found through the primary key, not by counting off", async () => {
    const wanted = "locale = 'nl' AND published_at IS NOT NULL AND ends_at >= '2090-01-01' AND id > 5";
    const { text, primaryKey, sorting } = await planOf(
      cms,
      `SELECT * FROM events WHERE ${wanted} ORDER BY id LIMIT 1000`,
    );

    expect(text).toContain(primaryKey);
    expect(text).not.toContain(sorting);
  });

  test("another view stays at a hundred", async () => {
    const { body } = await answerTo("view=card&locale=nl&pagination[pageSize]=5000");

    expect(body).toHaveProperty("meta.pagination.pageSize", 100);
  });
});
