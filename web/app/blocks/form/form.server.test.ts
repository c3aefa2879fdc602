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
const choice = { label: "Evenement", required: true } as const;
const form = withEventOptions(
  formSchema.parse({
    ...formFixture,
    fields: [
      { ...choice, __component: "fields.choice", name: "event", source: "events" },
      { ...choice, __component: "fields.multiple-choice", name: "others", source: "events" },
      { ...choice, __component: "fields.choice", name: "day", options: [{ value: "tt1", label: "TT" }] },
    ],
  }),
  [{ documentId: "tt1", title: "TT Drenthe", startsAt: "2027-06-25T07:00:00.000Z" }],
  "2027-06-01",
);

test("F18 an address chooses its event wherever a form asks for one, and nowhere else", () => {
  expect(presetValues(form, { ...nothing, event: "tt1" }, today)).toEqual({ event: ["tt1"], others: ["tt1"] });
});

test.each([
  ["1938", { year: ["1938"] }],
  ["1899", {}],
  [null, {}],
])("S11 an address with %j as its year fills in %j, within the bounds of the field", (year, chosen) => {
  const asking = formSchema.parse({
    ...formFixture,
    fields: [
      { __component: "fields.number", name: "year", label: "Jaar", min: 1926, max: 2026 },
      { __component: "fields.number", name: "people", label: "Personen" },
    ],
  });
  expect(presetValues(asking, { ...nothing, year }, today)).toEqual(chosen);
});

const lounge = { arrangement: "lounge", guests: "8", day: "2027-06-27" };
test.each([
  [lounge, { arrangement: ["lounge"], visitors: ["8"], preferredDate: ["2027-06-27"] }],
  [{ arrangement: "ufo", guests: "5000", day: "2027-06-02" }, {}],
  [{ arrangement: "ufo", guests: "5000", day: "2027-06-31" }, {}],
])("S16 a link to the proposal's form %j fills in %j, of what the form takes", (asked, chosen) => {
  const option = { value: "lounge", label: "Lounge" };
  const asking = formSchema.parse({
    ...formFixture,
    fields: [
      { ...choice, __component: "fields.choice", name: "arrangement", options: [option] },
      { __component: "fields.number", name: "visitors", label: "Gasten", min: 1, max: 1200 },
      { __component: "fields.date", name: "preferredDate", label: "Dag", minDaysFromToday: 14 },
    ],
  });
  expect(presetValues(asking, { ...nothing, ...asked }, today)).toEqual(chosen);
});

test("an address of a waiting list chooses the place to stay, of those that the form has", () => {
  const option = { value: "camping-ven", label: "Camping Ven" };
  const asking = formSchema.parse({
    ...formFixture,
    fields: [{ ...choice, __component: "fields.choice", name: "stay", options: [option] }],
  });
  expect(presetValues(asking, { ...nothing, stay: "camping-ven" }, today)).toEqual({ stay: ["camping-ven"] });
  expect(presetValues(asking, { ...nothing, stay: "hotel" }, today)).toEqual({});
});

test.each([null, "zandloop"])("F18 an address with %j as its event chooses nothing", (event) => {
  expect(presetValues(form, { ...nothing, event }, today)).toEqual({});
});

test.each([
  ["that can be chosen until some days before", 28, true],
  ["that can be chosen until it is over", null, false],
])(
  "F03 a stored page with an event %s is made again after midnight: %s days, %s",
  async (_, daysAhead, isMadeAgain) => {
    const field = { ...choice, __component: "fields.choice", name: "event", source: "events", daysAhead };
    read.mockResolvedValue(formSchema.parse({ ...formFixture, fields: [field] }));
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
