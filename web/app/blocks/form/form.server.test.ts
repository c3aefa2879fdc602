import { formSchema } from "@circuit/contract/forms/form";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { withEventOptions } from "@circuit/contract/forms/form-rules";
import { expect, test, vi } from "vitest";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { withCacheContext } from "#app/cms/cache-context.server.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { presetValues, loadForm } from "./form.server.ts";

const read = vi.hoisted(() => vi.fn());
vi.mock("#app/cms/forms.server.ts", () => ({ getForm: read }));

const today = "2027-06-01";
const nothing = { event: null, year: null, arrangement: null, guests: null, day: null, stay: null };
const formOf = (...fields: object[]) => formSchema.parse({ ...formFixture, fields });
const field = (kind: string, name: string, more: object = {}) => {
  return { __component: `fields.${kind}`, name, label: name, ...more };
};
const taking = (value: string) => ({ required: true, options: [{ value, label: value }] });
const form = withEventOptions(
  formOf(
    field("choice", "event", { required: true, source: "events" }),
    field("multiple-choice", "others", { required: true, source: "events" }),
    field("choice", "day", taking("tt1")),
    field("number", "year", { min: 1926, max: 2026 }),
    field("number", "people"),
    field("choice", "arrangement", taking("lounge")),
    field("number", "visitors", { min: 1, max: 1200 }),
    field("date", "preferredDate", { minDaysFromToday: 14 }),
    field("choice", "stay", taking("camping-ven")),
  ),
  [{ documentId: "tt1", title: "TT Drenthe", startsAt: "2027-06-25T07:00:00.000Z" }],
  today,
);

const lounge = { arrangement: "lounge", guests: "8", day: "2027-06-27" };
const wish = { arrangement: ["lounge"], visitors: ["8"], preferredDate: ["2027-06-27"] };
test.each<[what: string, asked: Partial<Record<keyof typeof nothing, string>>, chosen: object]>([
  ["F18 its event wherever one is asked for, and nowhere else", { event: "tt1" }, { event: ["tt1"], others: ["tt1"] }],
  ["F18 no event that the form hasn't", { event: "zandloop" }, {}],
  ["S11 the year of a missing poster", { year: "1938" }, { year: ["1938"] }],
  ["S11 no year beyond the bounds of the field", { year: "1899" }, {}],
  ["S16 the wishes of a proposal", lounge, wish],
  ["S16 no wish that the form doesn't take", { arrangement: "ufo", guests: "5000", day: "2027-06-02" }, {}],
  ["S16 no day that doesn't exist", { day: "2027-06-31" }, {}],
  ["the place to stay of a waiting list", { stay: "camping-ven" }, { stay: ["camping-ven"] }],
  ["no place to stay that the form hasn't", { stay: "hotel" }, {}],
  ["nothing that it doesn't name", {}, {}],
])("an address fills in %s", (_, asked, chosen) => {
  expect(presetValues(form, { ...nothing, ...asked }, today)).toEqual(chosen);
});

test.each([
  ["that can be chosen until some days before", 28, true],
  ["that can be chosen until it is over", null, false],
])(
  "F03 a stored page with an event %s is made again after midnight: %s days, %s",
  async (_, daysAhead, isMadeAgain) => {
    read.mockResolvedValue(formOf(field("choice", "event", { required: true, source: "events", daysAhead })));
    const now = new Date("2027-05-28T20:00:00.000Z");
    const context: BlockContext = {
      locale: "nl",
      query: readPageQuery(new URLSearchParams()),
      now,
      signal: new AbortController().signal,
      formOutcome: null,
      headline: null,
      notFound: () => new Error("Absent"),
    };
    const none = { title: null, text: null, aside: null, asideColour: "turqoise" as const };
    const block = { id: 1, __component: "blocks.form" as const, ...none, form: formFixture };
    const { sources } = await withCacheContext(() => loadForm(block, context));

    const midnight = Date.parse("2027-05-28T22:00:00.000Z");
    expect(sources.freshUntil >= midnight && sources.freshUntil < midnight + 15 * 60_000).toBe(isMadeAgain);
  },
);
