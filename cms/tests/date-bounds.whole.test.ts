import { describe, expect, test } from "vitest";
import * as z from "zod";
import { schemaOf } from "../src/content/schema-parts.ts";
import { expectRefused, writeDraft } from "./panel.ts";
import { editing } from "./shared-cms.ts";

const { cms, editor } = editing();

const [event, ticket] = ["api::event.event", "api::ticket-type.ticket-type"];
const dates = { startsAt: "2027-05-01T10:00:00.000Z", endsAt: "2027-05-02T20:00:00.000Z" };
const priced = { firstDay: "2027-05-01", priceCents: 100 };
const admission = (days: object) => ({ name: "Dag", admissions: [{ ...priced, ...days }] });
const countdown = (until: string) => ({ __component: "blocks.countdown", title: "Nog even", until });

/** What a draft needs to be published, but for its date; a type or component is filled by its name. */
const drafts = (at: string, day: string): [string, string, object][] => [
  [event, "‘Begin’", { ...dates, startsAt: at }],
  [event, "‘Zou beginnen op’", { ...dates, previousStartsAt: at }],
  [event, "‘Einde’", { ...dates, endsAt: at }],
  [event, "‘Tijdschema › 1 (Dag van het tijdschema) › Datum’", { ...dates, timetable: [{ date: day }] }],
  ["api::news-article.news-article", "‘Datum van het bericht’", { publishedOn: at }],
  [
    "api::page.page",
    "‘Inhoud › 2 (Nog even) › Of: een moment’",
    { blocks: [{ __component: "blocks.newsletter" }, countdown(at)] },
  ],
  [ticket, "‘Begin van de verkoop’", { name: "Dag", saleStartsAt: at }],
  [ticket, "‘Einde van de verkoop’", { name: "Dag", saleEndsAt: at }],
  [ticket, "‘Dagen en prijzen › 1 (Dag en prijs) › Eerste dag’", admission({ firstDay: day })],
  [ticket, "‘Dagen en prijzen › 1 (Dag en prijs) › Laatste dag’", admission({ lastDay: day })],
  [
    "api::form.form",
    "‘Vragen › 1 (Wanneer) › Eerste dag’",
    { recipients: "a@b.example", fields: [{ __component: "fields.date", name: "dag", label: "Wanneer", min: day }] },
  ],
];

/** Saves a draft. @returns The address at which it is published. */
async function saveDraft(uid: string, fields: object) {
  const slug = `d-${Math.random().toString(36).slice(2)}`;
  const path = `/collection-types/${uid}`;
  const documentId = await writeDraft(editor, path, { ...(uid !== ticket && { title: "Dag", slug }), ...fields });
  return `${path}/${documentId}/actions/publish?locale=nl`;
}

const publish = async (fields: object) => editor.ask("POST", await saveDraft("api::page.page", fields), {});

const strays = [
  ["0202-05-01T10:00:00.000Z", "0202-05-01"],
  ["2100-01-01T10:00:00.000Z", "2100-01-01"],
] as const;

describe.each(strays)("a draft with the day %s is saved, and not published: it is said where", (at, day) => {
  test.each(drafts(at, day))("%s %s", async (uid, place, fields) => {
    expect.hasAssertions();
    await expectRefused(editor, ["POST", await saveDraft(uid, fields), {}], {
      nl: `${place} is een dag die de site niet kent: kies er een van 1 januari 1900 tot en met 31 december 2099.`,
      en: `${place} is a day that the site doesn’t know: choose one from 1 January 1900 up to and including 31 December 2099.`,
    });
  });
});

test.each(["1900-01-01T10:00:00.000Z", "2099-12-31T22:59:00.000Z"])(
  "the first and the last day are published, as they are at the circuit: %s",
  async (until) => {
    expect((await publish({ blocks: [countdown(until)] })).status).toBe(200);
  },
);

test.each(["1899-12-31T10:00:00.000Z", "2099-12-31T23:00:00.000Z", "9999-12-31T23:59:59.000Z"])(
  "those just outside are not: %s",
  async (until) => {
    expect((await publish({ blocks: [countdown(until)] })).status).toBe(400);
  },
);

const noDays = [
  "12-6-2027",
  "2027-02-31T10:00Z",
  "2027-02-01T25:00Z",
  "‘12-6-2205’\n‘10:00’",
  "1795212000000",
  "abc",
  "",
];

describe.each(noDays)(
  "a text that is no day, such as ‘%s’, is refused before a draft holds something else: it is said where",
  (text) => {
    test.each(drafts(text, text))("%s %s", async (uid, place, fields) => {
      expect.hasAssertions();
      await expectRefused(editor, ["POST", `/collection-types/${uid}?locale=nl`, fields], {
        nl: `${place} is geen dag of tijd die bewaard kan worden: verbeter die of maak die leeg. Er is niets bewaard.`,
        en: `${place} is no day or time that can be stored: mend or empty it. Nothing was saved.`,
      });
    });
  },
);

test("every date of every type and component that is published is among those", () => {
  const isDate = (given: unknown) => ["date", "datetime"].includes(z.object({ type: z.string() }).parse(given).type);
  const published = Object.values(cms.strapi.contentTypes).filter(
    ({ uid, options }) => uid.startsWith("api::") && options?.draftAndPublish === true,
  );
  const found = [...published.map(({ uid }) => uid), ...Object.keys(cms.strapi.components)].flatMap((uid) =>
    Object.entries(schemaOf(cms.strapi, uid)?.attributes ?? {}).flatMap(([name, attribute]) =>
      isDate(attribute) && !/^(?:created|updated|published)At$/u.test(name) ? [`${uid} ${name}`] : [],
    ),
  );
  expect(found.toSorted()).toEqual([
    "api::event.event endsAt",
    "api::event.event previousStartsAt",
    "api::event.event startsAt",
    "api::news-article.news-article missedOn",
    "api::news-article.news-article publishedOn",
    "api::ticket-type.ticket-type saleEndsAt",
    "api::ticket-type.ticket-type saleStartsAt",
    "blocks.countdown until",
    "elements.timetable-day date",
    "fields.date max",
    "fields.date min",
    "shop.admission firstDay",
    "shop.admission lastDay",
  ]);
});
