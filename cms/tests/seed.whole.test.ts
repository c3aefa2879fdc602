import type { Core } from "@strapi/strapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { readBlocks } from "../../contract/src/content/blocks.ts";
import { accommodationSchema, typeSchema } from "../../contract/src/content/cards.ts";
import {
  faqCategorySchema,
  partnerSchema,
  posterSchema,
  timelineItemSchema,
} from "../../contract/src/content/collections.ts";
import {
  arrangementSchema,
  documentSchema,
  eventSchema,
  newsArticleSchema,
  pageSchema,
  redirectSchema,
} from "../../contract/src/content/documents.ts";
import { formSchema } from "../../contract/src/forms/form.ts";
import { menuNames, navigationSchema, settingsSchema } from "../../contract/src/content/layout.ts";
import { listAnswer, singleAnswer } from "../../contract/src/response.ts";
import { catalogueSchema } from "../../contract/src/shop/catalogue.ts";
import { seed } from "../seed/seed.ts";
import { linkProblem } from "../src/content/publishing/link-problem.ts";
import { readDraft } from "../src/content/publishing/publishing-check.ts";
import { publishingProblem } from "../src/content/publishing/publishing-problem.ts";
import { readOffers } from "../src/shop/catalogue/read-offers.ts";
import { limitingRow, readUpcomingStock } from "../src/shop/catalogue/read-upcoming-stock.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { locales } from "./publish.ts";
import { emptyCms } from "./shared-cms.ts";
import { type RunningCms, startCms } from "./strapi.ts";

let cms: RunningCms;

beforeAll(async () => {
  cms = await seededCms();
});

afterAll(() => cms.stop());

/** A copy of the CMS that `npm test` filled for journeys, as filling one takes minutes; filled here where there is none. */
async function seededCms(): Promise<RunningCms> {
  const { SEEDED_CMS: template } = process.env;
  if (template !== undefined) return startCms({ template });
  const empty = await emptyCms();
  await seed(empty.strapi);
  return empty;
}

/** Every row that seeding could change: of our content types, of files and of the stock. */
async function rows(strapi: Core.Strapi): Promise<string[]> {
  const uids = Object.values(strapi.contentTypes)
    .map(({ uid }) => uid)
    .filter((uid) => uid.startsWith("api::") || uid === "plugin::upload.file");
  const found: string[] = [];
  for (const uid of uids) {
    const entries = await strapi.db.query(uid).findMany({ orderBy: { id: "asc" } });
    found.push(...entries.map((row: object) => `${uid} ${JSON.stringify(row)}`));
  }
  const stock: object[] = await strapi.db.connection(stockTable).orderBy("id");
  return [...found, ...stock.map((row) => JSON.stringify(row))];
}

async function all<Schema extends z.ZodType>(type: string, view: string, locale: string, schema: Schema) {
  const entries: z.output<Schema>[] = [];
  for (let page = 1, length = 100; length === 100; page += 1) {
    const { body } = await cms.get(
      `/${type}?view=${view}&locale=${locale}&pagination[page]=${page}&pagination[pageSize]=100`,
    );
    const { data } = listAnswer(schema).parse(body);
    entries.push(...data);
    ({ length } = data);
  }
  return entries;
}

const withBlocks = [
  ["pages", pageSchema],
  ["news-articles", newsArticleSchema],
  ["events", eventSchema],
  ["arrangements", arrangementSchema],
] as const;

const others = [
  ["event-types", "card", typeSchema],
  ["accommodations", "card", accommodationSchema],
  ["accommodation-types", "card", typeSchema],
  ["faq-categories", "detail", faqCategorySchema],
  ["posters", "card", posterSchema],
  ["timeline-items", "card", timelineItemSchema],
  ["partners", "card", partnerSchema],
  ["redirects", "card", redirectSchema],
  ["documents", "card", documentSchema],
  ["forms", "detail", formSchema],
] as const;

describe.each(locales)("C19 the seeded site in %s", (locale) => {
  test.each(withBlocks)("shows every %s, no block dropped", async (type, schema) => {
    const entries = await all<z.ZodType<{ slug: string; blocks: unknown[] }>>(type, "detail", locale, schema);
    const dropped = entries.flatMap(({ slug, blocks }) =>
      readBlocks(blocks).dropped.map((block) => ({ slug, ...block })),
    );

    expect(entries).not.toEqual([]);
    expect(dropped).toEqual([]);
  });

  test.each(others)("shows every %s", async (type, view, schema) => {
    expect(await all<z.ZodType>(type, view, locale, schema)).not.toEqual([]);
  });

  test.each(menuNames)("has the menu %s", async (name) => {
    const { body } = await cms.get(`/navigation/render/${name}?locale=${locale}`);
    expect(navigationSchema.parse(body)).not.toEqual([]);
  });

  test("has settings", async () => {
    const settings = singleAnswer(settingsSchema).parse((await cms.get(`/settings?locale=${locale}`)).body);
    expect(settings).toMatchObject({
      brandName: expect.any(String),
      cartPage: expect.any(String),
      logoLight: expect.anything(),
    });
  });
});

test("S06 every ticket that the seed sells has places, few or many, and each state is there", async () => {
  const states: string[] = [];
  for (const locale of locales) {
    const { body } = await cms.get(`/shop/catalogue?locale=${locale}`);
    const { events } = catalogueSchema.parse(body);
    expect(events).toHaveLength(13);
    states.push(
      ...events.flatMap(({ offers }) => offers.flatMap(({ admissions }) => admissions.map(({ state }) => state))),
    );
  }
  expect(new Set(states)).toEqual(new Set(["available", "few", "sold-out", "not-yet"]));

  const offers = (await readOffers(cms.strapi, "nl")).flatMap((entry) => entry.offers);
  const places = await readUpcomingStock(cms.strapi, "all");
  const without = offers.flatMap((offer) =>
    offer.admissions
      .filter(({ key }) => limitingRow(places, { ...offer, admission: key }) === null)
      .map(({ key }) => `${offer.pool} ${key}`),
  );
  expect(without).toEqual([]);
});

/** The types that an editor publishes. */
const publishable = () =>
  Object.values(cms.strapi.contentTypes).filter(
    ({ uid, options }) => uid.startsWith("api::") && options?.draftAndPublish === true,
  );

// It asks of hundreds of entries, which takes a busy machine minutes.
test("every seeded entry passes what is asked of an editor who publishes it, timetables and links too", async () => {
  const problems: string[] = [];
  let checked = 0;
  for (const { uid } of publishable()) {
    const entries = await cms.strapi.db.query(uid).findMany({ where: { publishedAt: null } });
    for (const { documentId, locale } of entries) {
      checked += 1;
      const draft = await readDraft(cms.strapi, { uid, documentId, locale: locale ?? "nl" });
      const found =
        draft === null
          ? ["there is no draft"]
          : [await publishingProblem(cms.strapi, draft), await linkProblem(cms.strapi, draft)];
      problems.push(...found.filter((problem) => problem !== null).map((problem) => `${uid} ${locale}: ${problem}`));
    }
  }

  expect(checked).toBeGreaterThan(200);
  expect(problems).toEqual([]);
}, 600_000);

test("seeding twice changes nothing", async () => {
  const before = await rows(cms.strapi);
  await seed(cms.strapi);

  expect(before.length).toBeGreaterThan(100);
  expect(await rows(cms.strapi)).toEqual(before);
});
