import type { Core } from "@strapi/strapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { readBlocks } from "../../contract/src/content/blocks.ts";
import { menuNames, navigationSchema, settingsSchema } from "../../contract/src/content/layout.ts";
import { listAnswer, singleAnswer } from "../../contract/src/response.ts";
import { seed } from "../seed/seed.ts";
import { linkProblem } from "../src/content/publishing/link-problem.ts";
import { readDraft } from "../src/content/publishing/publishing-check.ts";
import { publishingProblem } from "../src/content/publishing/publishing-problem.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { wholeLists } from "./answered-lists.ts";
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

const shownSchema = z.array(z.object({ slug: z.string().nullish(), blocks: z.array(z.unknown()).default([]) }));

describe.each(locales)("C19 the seeded site in %s", (locale) => {
  test.each(wholeLists)("shows every one of %s, view %s, and no block is dropped", async (type, view, schema) => {
    const entries = await all<z.ZodType>(type, view, locale, schema);
    const dropped = shownSchema
      .parse(entries)
      .flatMap(({ slug, blocks }) => readBlocks(blocks).dropped.map((block) => ({ slug, ...block })));

    expect(entries).not.toEqual([]);
    expect(dropped).toEqual([]);
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
