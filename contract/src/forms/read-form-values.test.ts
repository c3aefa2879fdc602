import { expect, test } from "vitest";
import { formFixture } from "../../fixtures/forms.ts";
import { formSchema } from "./form.ts";
import { parseNumber } from "./parse-number.ts";
import { readFormValues } from "./read-form-values.ts";
import { checkForm } from "./check-form.ts";

const form = formSchema.parse(formFixture);

test("F17 what a browser sends without JavaScript becomes the values of the form", () => {
  const data = new FormData();
  const sent = {
    name: "Jan",
    email: "jan@example.nl",
    "email.confirmation": "jan@example.nl",
    visitors: "1.200",
    budget: "1.199,95",
    vip: "true",
    wish: "Zon",
    "home.city": "Assen",
    stranger: "x",
    source: "forged",
  };
  for (const [name, value] of Object.entries(sent)) data.append(name, value);
  data.append("jobs", "radio");
  data.append("jobs", "journalist");
  data.append("photo", new File(["x"], "poster.png", { type: "image/png" }));
  data.append("photo", new File([], ""));

  const values = readFormValues(form, data, "nl");
  expect(values).toEqual({
    name: "Jan",
    email: "jan@example.nl",
    "email.confirmation": "jan@example.nl",
    visitors: "1200",
    budget: "1199.95",
    jobs: ["radio", "journalist"],
    vip: "true",
    wish: "Zon",
    photo: [{ name: "poster.png", size: 1, type: "image/png" }],
    "home.city": "Assen",
  });
});

test("a field that is sent twice is refused", () => {
  const values = readFormValues(form, new URLSearchParams("name=Jan&name=Piet&email=x"), "en");
  expect(checkForm(form, values)).toMatchObject({ errors: { name: { key: "forms.errors.text" } } });
});

test.each([
  ["nl", "1.234,56", "1234.56"],
  ["nl", "1234,56", "1234.56"],
  ["nl", "1.5", "1.5"],
  ["nl", "1.234", "1234"],
  ["nl", ",5", "0.5"],
  ["nl", "5,", "5"],
  ["nl", "−3", "-3"],
  ["nl", "\u202a1\u2009234,5\u202c", "1234.5"],
  ["nl", "-0,0", "0.0"],
  ["nl", "007", "7"],
  ["en", "1,234.56", "1234.56"],
  ["en", "1,234,567", "1234567"],
  ["en", "1,5", "1.5"],
  ["en", "1\u202f234.5", "1234.5"],
] as const)("F12 in %s, %s is %s", (locale, typed, number) => {
  expect(parseNumber(typed, locale)).toBe(number);
});

test("an empty file that was chosen is told, and none that wasn't", () => {
  const data = new FormData();
  data.append("photo", new File([], "leeg.png", { type: "image/png" }));
  const values = readFormValues(form, data, "nl");
  expect(values).toEqual({ photo: [{ name: "leeg.png", size: 0, type: "image/png" }], jobs: [] });
  expect(checkForm(form, values)).toMatchObject({ errors: { photo: { key: "forms.errors.file" } } });
});

test.each([
  ["nl", "€ 1.234,50", "EUR", "1234.50"],
  ["en", "12 EUR", "EUR", "12"],
  ["nl", "$ 12", "EUR", null],
  ["nl", "€ 12", null, null],
] as const)("F13 in %s, %s in a field of %s is %s", (locale, typed, currency, number) => {
  expect(parseNumber(typed, locale, currency)).toBe(number);
});

test.each([
  ["nl", "0.125"],
  ["en", "0,125"],
  ["nl", "12345.678"],
  ["nl", "12 5"],
  ["en", "1 23"],
] as const)("F12 in %s, %s might be a slip, and is no number", (locale, typed) => {
  expect(parseNumber(typed, locale)).toBeNull();
});

test.each([
  ["nl", "0.125"],
  ["nl", "12345.678"],
  ["en", "0,125"],
  ["en", "twelve"],
] as const)("F12 in %s, %s is refused as well where it looks like a number of ours", (locale, budget) => {
  const fields = form.fields.map((field) => ("decimals" in field ? { ...field, decimals: 3, max: null } : field));
  const wide = { ...form, fields };
  const data = new URLSearchParams({ name: "Jan", email: "j@x.nl", "email.confirmation": "j@x.nl", budget });
  expect(checkForm(wide, readFormValues(wide, data, locale))).toEqual({
    ok: false,
    errors: { budget: expect.objectContaining({ key: "forms.errors.number" }) },
  });
});

test("F12 a number of more digits than a number holds is refused, not rounded", () => {
  const values = { name: "Jan", email: "jan@example.nl", "email.confirmation": "jan@example.nl" };
  const wide = { ...form, fields: form.fields.map((field) => ("max" in field ? { ...field, max: null } : field)) };
  expect(checkForm(wide, { ...values, budget: "12345678901234.56" })).toMatchObject({
    errors: { budget: { key: "forms.errors.number" } },
  });
});
