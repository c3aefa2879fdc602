import { formSchema } from "@circuit/contract/forms/form";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { withEventOptions } from "@circuit/contract/forms/form-rules";
import { expect, test, vi } from "vitest";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { collectSources } from "#app/cms/answer-sources.server.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { chosenIn, loadForm } from "./form.server.ts";

const read = vi.hoisted(() => vi.fn());
vi.mock("#app/cms/forms.server.ts", () => ({ getForm: read }));

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
  expect(chosenIn(form, { event: "tt1" })).toEqual({ event: ["tt1"], others: ["tt1"] });
});

test.each([null, "zandloop"])("F18 an address with %j as its event chooses nothing", (event) => {
  expect(chosenIn(form, { event })).toEqual({});
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
      notFound: () => new Error("Absent"),
    };
    const block = { id: 1, __component: "blocks.form" as const, title: null, text: null, form: formFixture };
    const { sources } = await collectSources(() => loadForm(block, context));

    const midnight = Date.parse("2027-05-28T22:00:00.000Z");
    expect(sources.freshUntil >= midnight && sources.freshUntil < midnight + 15 * 60_000).toBe(isMadeAgain);
  },
);
