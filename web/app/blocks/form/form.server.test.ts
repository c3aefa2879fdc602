import { formSchema } from "@circuit/contract/forms/form";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { withEventOptions } from "@circuit/contract/forms/form-rules";
import { expect, test } from "vitest";
import { chosenIn } from "./form.server.ts";

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
  [{ documentId: "tt1", title: "TT Drenthe" }],
);

test("F18 an address chooses its event wherever a form asks for one, and nowhere else", () => {
  expect(chosenIn(form, { event: "tt1" })).toEqual({ event: ["tt1"], others: ["tt1"] });
});

test.each([null, "zandloop"])("F18 an address with %j as its event chooses nothing", (event) => {
  expect(chosenIn(form, { event })).toEqual({});
});
