import { expect, test } from "vitest";
import { formatId, formats } from "../src/admin/translations/formats.ts";
import { labelOf } from "../src/content/editing/field-place.ts";
import { attributesByOwner } from "../src/content/uses/schema-attributes.ts";
import { expectRefused } from "./panel.ts";
import { editing } from "./shared-cms.ts";

const { cms, editor } = editing();

test.each(["   ", " \u00a0 ", ""])("a text like %j is none where one is required", async (blank) => {
  expect.hasAssertions();
  const article = { title: blank, slug: "blanco", publishedOn: "2026-01-01T10:00:00.000Z" };
  const sessions = [{ startTime: "12:00", title: blank, titleEn: "Lunch", kind: "other" }];
  const times = { startsAt: "2027-05-01T10:00:00.000Z", endsAt: "2027-05-01T20:00:00.000Z" };
  const event = { title: "Avond", slug: "avond-blanco", ...times, timetable: [{ date: "2027-05-01", sessions }] };
  for (const [uid, data, label] of [
    ["api::news-article.news-article", article, "‘Titel’"],
    ["api::event.event", event, "‘.*Wat er gebeurt.*’"],
  ] as const) {
    const path = `/collection-types/${uid}/actions/publish?locale=nl`;
    const words = { nl: new RegExp(`${label}.*verplicht`, "u"), en: new RegExp(`${label}.*required`, "u") };
    await expectRefused(editor, ["POST", path, data], words);
  }
});

test("every way of writing that a field asks for is explained in the panel", () => {
  const fields = attributesByOwner(cms.strapi).flatMap(({ uid, attributes }) =>
    attributes.flatMap(({ name, regex }) => (regex === null || labelOf(cms.strapi, uid, name) === name ? [] : [name])),
  );
  expect(new Set(fields).size).toBeGreaterThan(10);
  expect([...new Set(fields)].filter((name) => formats[formatId(name)] === undefined)).toEqual([]);
});

test("an amount over the maximum is refused in euros, as it was typed", async () => {
  const moment = "2027-05-01T10:00:00.000Z";
  const dear = { title: "Duur", slug: "duur", startsAt: moment, endsAt: moment, priceFromCents: 10_000_001 };
  const { status, body } = await editor.ask("POST", "/collection-types/api::event.event?locale=nl", dear);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(/‘Prijs vanaf \(€\)’ is te hoog: hoogstens €\s100\.000,00\./u);
});
