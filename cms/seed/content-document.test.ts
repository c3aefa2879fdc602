import { expect, test } from "vitest";
import { createSeedCalendar } from "./calendar.ts";
import { readDocument } from "./content-document.ts";
import { readContentFile } from "./content-files.ts";
import type { SeedKind } from "./kinds.ts";
import { readSale } from "./ticket-sales.ts";

const calendar = createSeedCalendar(new Date("2026-11-21T12:00:00Z"));

function read(kind: SeedKind, text: string) {
  const file = readContentFile(`cms/content/${kind}/it.md`, text);
  return readDocument(kind, file, null, { calendar, keysOf: () => ["cars", "it"] });
}

const event = (fields: string, body = "") =>
  read("event", `---\ntitle: TT\nslug: tt\nstartsAt: day 1 at 09:00\nendsAt: day 1 at 17:00\n${fields}\n---\n${body}`);

test("a document has both languages, each with what they share", () => {
  const { key, nl, en } = event(
    "type: cars\nsummary:\n  nl: Een dag in {month of day 20}\n  en: A day in {month of day 20}\ncover: events/zandloop",
    "# nl\n\n## Kop\n\nTekst\n\n# en\n\n## Title\n\nText\n\n```yaml blocks.quote\ntext:\n  nl: Ja\n  en: Yes\n```\n",
  );
  expect([key, nl?.startsAt]).toEqual(["it", "2026-11-22T08:00:00.000Z"]);
  expect(nl).toMatchObject({
    title: "TT",
    type: { reference: "entry", kind: "event-type", key: "cars" },
    summary: "Een dag in december",
    cover: { reference: "picture", key: "events/zandloop" },
  });
  const english = { title: "TT", summary: "A day in December" };
  const [heading, paragraph] = [{ type: "heading", level: 2 }, { children: [{ text: "Text" }] }];
  expect(en).toMatchObject({ ...english, blocks: [{ content: [heading, paragraph] }, { text: "Yes" }] });
});

test("what is Dutch only stands in Dutch alone, a document as well as an item of a list", () => {
  expect(read("event-type", "---\nlanguages: [nl]\nname: Auto’s\nslug: autos\n---\n")).toMatchObject({ en: null });
  const { nl, en } = event("facts:\n  - nl:\n      value: '1'\n      label: ronde\n");
  expect([nl?.facts, en?.facts]).toEqual([[{ value: "1", label: "ronde" }], []]);
});

test("a name with a field for each language gets both, where nothing else is translated", () => {
  const { en } = event(
    "timetable:\n  - date: saturday from day 0 + 1\n    sessions:\n      - startTime: 09:00\n        title:\n          nl: Start\n          en: Go\n",
  );
  expect(en?.timetable).toEqual([
    { date: "2026-11-22", sessions: [{ startTime: "09:00", title: "Start", titleEn: "Go" }] },
  ]);
});

test.each([
  ["colour: purple", "event/it.md: colour: this is one of primary"],
  ["color: blue", "event/it.md: color: there is no such field, but title"],
  ["featured: maybe", "event/it.md: featured: here comes true or false"],
  ["priceFromCents: veel", "event/it.md: priceFromCents: here comes a number"],
  ["venue: 12", "event/it.md: venue: here comes a text"],
  ["venue:\n  nl: Hier", "event/it.md: venue: there is nothing under en"],
  ["type: bikes", 'event/it.md: type: there is no event-type "bikes"'],
  ["relatedNews: it", "event/it.md: relatedNews: here comes a list"],
  ["cover: events/none", "event/it.md: cover: there is no file cms/seed/media/events/none.jpg"],
  ["previousStartsAt: tomorrow", "event/it.md: previousStartsAt: here comes a moment, such as friday"],
  ["facts:\n  - value: a\n    label: b\n  - value: c", "event/it.md: facts[2].label: this field is required"],
  ["venue: a: b", 'in "cms/content/event/it.md" (6:9)'],
])("the message of a fault names the file and the field: %s", (fields, message) => {
  expect(() => event(fields)).toThrow(message);
});

test.each([
  ["Tekst", "event/it.md: below the fields, a text begins with # nl"],
  ["# en\n\nText", "event/it.md: line 8: # en follows"],
  ["# nl\n\nTekst", "event/it.md: blocks[1].content: there is nothing under en"],
  ["# nl\n\n# Kop\n\n# en\n\n# Title", "event/it.md: blocks[1].content: a heading begins with ##"],
  ["```yaml blocks.quote\ntext: a", "event/it.md: line 8: this block ends"],
  ["```yaml blocks.none\n```", "event/it.md: blocks[1]: its __component is one of"],
])("the message of a fault below the fields names its place: %s", (body, message) => {
  expect(() => event("", body)).toThrow(message);
});

test("a price of a day that the event hasn’t is refused, and so is a misspelt pool of places", () => {
  const events = [
    readContentFile("cms/content/event/tt.md", "---\nstartsAt: day 1 at 09:00\nendsAt: day 2 at 17:00\n---\n"),
  ];
  const sale = (text: string) => readSale(readContentFile("ticket-type/tt.md", text), events, calendar);
  const ticket = (euros: string) =>
    `---\nvatRate: 21\ntickets:\n  - key: a\n    name: A\n    euros: ${euros}\nplaces:\n`;
  const places = "  event:\n    capacity: 9\n    left: [9, 4]\n---\n";
  expect(sale(`${ticket("{ 1: 45, 1-2: 79 }")}${places}`)).toMatchObject({
    types: [{ key: "tt-a", fields: { admissions: [{ priceCents: 4500 }, { lastDay: "2026-11-23" }] } }],
    stock: [{ sold: 0 }, { day: "2026-11-23", sold: 5 }],
  });
  expect(() => sale(`${ticket("{ 3: 45 }")}${places}`)).toThrow("ticket-type/tt.md: the event has no day 3");
  expect(() => sale(`${ticket("{ 1: 45 }")}${places.replace("left", "free")}`)).toThrow(
    "ticket-type/tt.md: places.event",
  );
});
