import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { expect, test } from "vitest";
import { conditionStyles } from "./condition-styles.tsx";

const asked = { label: "x" };

function styleSheetOf(fields: object[], isCheckedByBrowser = false): string {
  return conditionStyles(formSchema.parse({ ...formFixture, slug: "f", fields }), isCheckedByBrowser);
}

test("F17 a field that depends on a checkbox goes without scripts while the box is empty", () => {
  const checkbox = { ...asked, __component: "fields.checkbox", name: "vip" };
  const wish = { ...asked, __component: "fields.text", name: "wish", showWhenField: "vip" };
  expect(styleSheetOf([checkbox, wish])).toBe(
    '#form-f:not(:has([name="vip"]:checked)) [data-field="wish"]{display:none}',
  );
});

test("F17 a field that depends on whether a text was filled in goes while that is empty, before scripts run too", () => {
  const company = { ...asked, __component: "fields.text", name: "company" };
  const number = { ...asked, __component: "fields.text", name: "number", showWhenField: "company" };
  expect(styleSheetOf([company, number])).toBe(
    '#form-f:not(:has([name="company"]:not(:placeholder-shown))) [data-field="number"]{display:none}',
  );
});

test("F17 a field that the browser refuses to send stays in sight, where it can be mended", () => {
  const checkbox = { ...asked, __component: "fields.checkbox", name: "vip" };
  const day = { ...asked, __component: "fields.date", name: "day", showWhenField: "vip" };
  expect(styleSheetOf([checkbox, day], true)).toContain('[data-field="day"]:not(:has(:invalid)){display:none}');
});

test("F17 a field that depends on one that isn't asked isn't asked either", () => {
  const checkbox = { ...asked, __component: "fields.checkbox", name: "a" };
  const options = [{ value: "yes", label: "Ja" }];
  const choice = { ...asked, __component: "fields.choice", name: "b", showWhenField: "a", options };
  const text = { ...asked, __component: "fields.text", name: "c", showWhenField: "b", showWhenValue: "yes" };
  const rules = styleSheetOf([checkbox, choice, text])
    .split("}")
    .filter((rule) => rule.includes('"c"'));
  expect(rules).toHaveLength(2);
});

test("no value of an editor ends the style sheet", () => {
  const value = '"]</style><script>';
  const choice = { ...asked, __component: "fields.choice", name: "b", options: [{ value, label: "Ja" }] };
  const text = { ...asked, __component: "fields.text", name: "c", showWhenField: "b", showWhenValue: value };
  expect(styleSheetOf([choice, text])).not.toMatch(/[<>]/u);
});
