import { expect, test } from "vitest";
import { formFixture } from "../../fixtures/forms.ts";
import { formSchema } from "./form.ts";
import { parseNumber } from "./parse-number.ts";
import { readFormValues } from "./read-form-values.ts";
import { checkForm } from "./schema-of-form.ts";

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
  ["nl", "-0,0", "0.0"],
  ["nl", "007", "7"],
  ["en", "1,234.56", "1234.56"],
  ["en", "1,234,567", "1234567"],
  ["en", "1,5", "1.5"],
  ["en", "1\u202f234.5", "1234.5"],
] as const)("F12 in %s, %s is %s", (locale, typed, number) => {
  expect(parseNumber(typed, locale)).toBe(number);
});

test.each(["", "twaalf", "1.2.3", "1,2,3", "1.234.5", "1e3", "--1", "0x10", "1,234,5"])(
  "F12 %j is no number",
  (typed) => {
    expect(parseNumber(typed, "nl")).toBeNull();
  },
);
