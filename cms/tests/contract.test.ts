import { describe, expect, test } from "vitest";
import { eventCardSchema } from "../../contract/src/content/cards.ts";
import { faqCategorySchema } from "../../contract/src/content/collections.ts";
import { eventSchema } from "../../contract/src/content/documents.ts";
import { localesSchema, settingsSchema } from "../../contract/src/content/layout.ts";
import { listAnswer, singleAnswer } from "../../contract/src/response.ts";
import { answeredLists } from "./answered-lists.ts";
import { locales } from "./publish.ts";
import { planOf } from "./query-plan.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();

describe.each(locales)("C19 answers in %s parse with the contract", (locale) => {
  test.each(answeredLists)("%s, view %s", async (type, view, schema, length) => {
    const { status, body } = await cms.get(`/${type}?view=${view}&locale=${locale}`);

    expect(status).toBe(200);
    expect(listAnswer(schema).parse(body).data).toHaveLength(length);
  });

  test("C06 settings, however little the caller asks to populate", async () => {
    const { body } = await cms.get(`/settings?locale=${locale}&populate=hideNewsletterOnPage`);
    const settings = singleAnswer(settingsSchema).parse(body);

    expect(body).toHaveProperty("data.attributes.cartPage", locale === "nl" ? "/diep/nl/alles" : "/en/diep/en/alles");
    expect(settings).toMatchObject({
      hideNewsletterOnPage: [{ slug: `diep/${locale}/alles` }],
      brandName: "Circuit",
      logoLight: { mime: "image/jpeg", width: 1800 },
      colours: { primary: "#00B259", dark: "#0B1416", light: null },
      socials: [{ network: "youtube" }],
      popup: { title: "De app", image: { alternativeText: `De start (${locale})` } },
      contact: { city: "Assen" },
      newsletterTitle: `Nieuwsbrief (${locale})`,
    });
  });

  test("an event with everything the detail page shows", async () => {
    const { body } = await cms.get(`/events?view=detail&locale=${locale}&filters[slug][$eq]=nacht-${locale}`);
    const [event] = listAnswer(eventSchema).parse(body).data;
    const other = locale === "nl" ? "en" : "nl";

    expect(event).toMatchObject({
      documentId: site.event,
      type: { slug: `superbike-${locale}` },
      cover: { alternativeText: `De start (${locale})`, caption: "Foto", width: 1800 },
      timetable: [{ date: "2027-06-25", sessions: [{ startTime: "18:00", kind: "race" }] }],
      relatedNews: [{ slug: `nieuw-asfalt-${locale}`, cover: { mime: "image/jpeg" } }],
      accommodations: [{ type: { slug: `camping-${locale}` }, facilities: [{ text: "Douche" }] }],
      facts: [{ value: "24", label: "uur" }],
      buttons: [{ style: "outline" }],
      seo: { noIndex: true },
      localizations: [{ locale: other, slug: `nacht-${other}` }],
    });
    expect(event?.cover?.variants.map(({ width }) => width)).toEqual([320, 480, 640, 800, 1100, 1400, 1800]);
    expect(event?.cover?.avif.map(({ width }) => width)).toEqual([320, 480, 640, 800, 1100]);
  });

  test("S05 the questions of a category in the editor's order", async () => {
    const { body } = await cms.get(`/faq-categories?view=detail&locale=${locale}`);
    const [category] = listAnswer(faqCategorySchema).parse(body).data;

    expect(category?.items.map(({ question }) => question)).toEqual([`Vraag 1 (${locale})`, `Vraag 2 (${locale})`]);
  });
});

test("C05 the locales, Dutch first and default", async () => {
  const { body } = await cms.get("/i18n/locales");

  expect(localesSchema.parse(body).map(({ code }) => code)).toEqual(["nl", "en"]);
  expect(body).toHaveProperty("0.isDefault", true);
});

test("C16 one document by its id, in the language asked for", async () => {
  const { body } = await cms.get(`/events/${site.event}?view=detail&locale=en`);

  expect(singleAnswer(eventSchema).parse(body)).toMatchObject({ slug: "nacht-en" });
});

test("a list leaves the count out when nobody shows a total", async () => {
  const { body } = await cms.get("/events?view=card&pagination[pageSize]=1&pagination[withCount]=false");

  expect(listAnswer(eventCardSchema).parse(body).pagination).toEqual({ page: 1, pageSize: 1 });
});

test("a card list holds no more than its view, whatever else is asked to populate", async () => {
  const { body } = await cms.get("/events?view=card&populate=*&fields[0]=createdAt");

  expect(body).not.toHaveProperty("data.0.attributes.blocks");
  expect(body).not.toHaveProperty("data.0.attributes.createdAt");
  expect(body).toHaveProperty("data.0.attributes.title");
});

test("an unknown view is refused with the views there are", async () => {
  const { status, body } = await cms.get("/posters?view=detail");

  expect(status).toBe(400);
  expect(body).toHaveProperty("error.message", "Invalid view, expected one of: card");
});

test.each([
  ["pages", "slug = 'x'"],
  ["events", "slug = 'x'"],
  ["news_articles", "slug = 'x'"],
  ["arrangements", "slug = 'x'"],
  ["news_articles", "published_on > '2026-05-10' ORDER BY published_on LIMIT 1"],
])("however many %s there are, one with %s is found through an index", async (table, condition) => {
  const sql = `SELECT * FROM ${table} WHERE locale = 'nl' AND published_at IS NOT NULL AND ${condition}`;
  const { text, index } = await planOf(cms, sql);
  expect(text).toMatch(new RegExp(String.raw`${index} \w+_(?:slug|published_on)_idx`, "u"));
});
