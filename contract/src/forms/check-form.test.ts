import { expect, test } from "vitest";
import { formFixture } from "../../fixtures/forms.ts";
import { formSchema } from "./form.ts";
import { withEventOptions } from "./form-rules.ts";
import { checkForm } from "./check-form.ts";

const form = formSchema.parse(formFixture);
const now = new Date("2027-01-10T12:00:00Z");
const valid = { name: "Jan", email: "jan@example.nl", "email.confirmation": "jan@example.nl" };

const check = (values: Record<string, unknown>) => checkForm(form, { ...valid, ...values }, { now });

function errorsOf(values: Record<string, unknown>) {
  const checked = check(values);
  return checked.ok ? {} : Object.fromEntries(Object.entries(checked.errors).map(([name, { key }]) => [name, key]));
}

function valuesOf(values: Record<string, unknown>) {
  const checked = check(values);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.values;
}

test("what is left open is null, and what the editor hid comes along", () => {
  const texts = { phone: null, message: null, visitors: null, budget: null, weight: null, day: null };
  const others = { ticketDay: null, jobs: null, vip: false, photo: null, home: null, source: "site" };
  const all = { name: "Jan", email: "jan@example.nl", ...texts, ...others };
  expect(valuesOf({ source: "forged", unknown: "dropped" })).toEqual(all);
});

test("errors come in the order of the form, with the names and limits their sentence needs", () => {
  const checked = checkForm(form, { message: "kort", visitors: "0" }, { now });
  expect(checked).toEqual({
    ok: false,
    errors: {
      name: { key: "forms.errors.required", params: { label: "Naam", maxLength: 200 } },
      email: { key: "forms.errors.required", params: { label: "E-mail", maxLength: 254 } },
      message: { key: "forms.errors.minLength", params: { label: "Bericht", minLength: 10, maxLength: 2000 } },
      visitors: { key: "forms.errors.min", params: { label: "Aantal bezoekers", min: 1, max: 1200, decimals: 0 } },
    },
  });
});

test.each([
  ["another one", "piet@example.nl"],
  ["nothing", ""],
  ["a list", ["jan@example.nl"]],
])("F09 an e-mail address that is asked twice is refused when the second is %s", (_, again) => {
  expect(errorsOf({ "email.confirmation": again })).toEqual({ "email.confirmation": "forms.errors.emailMatch" });
});

const noHost = ["jan@", "jan@example", "jan..b@example.nl"];
test.each([...noHost, "Jan <jan@example.nl>", "a@b.nl,c@d.nl", `${"a".repeat(250)}@b.nl`])(
  "F09 %s is no e-mail address",
  (email) => expect(errorsOf({ email, "email.confirmation": email })).toHaveProperty("email"),
);

test("F09 capitals make no difference in an address that is asked twice, and it is kept as it was typed first", () => {
  const again = { email: "Jan@example.nl", "email.confirmation": " jan@EXAMPLE.nl " };
  expect(valuesOf(again)).toMatchObject({ email: "Jan@example.nl" });
});

test.each(["a&b@example.nl", "o'neill+!#$%*/=?^_`{|}~-x@mail.example.co.uk", "jan@xn--mnchen-3ya.xn--p1ai"])(
  "F09 %s is an e-mail address, with all that the standard allows",
  (email) => expect(valuesOf({ email, "email.confirmation": `\u200B${email}\u00A0` })).toMatchObject({ email }),
);

test.each([
  ["visitors", "12", 12],
  ["visitors", 12, 12],
  ["budget", "999.99", 999.99],
  ["weight", "0", 0],
])("F12 F13 F14 %s takes %s", (name, given, kept) => {
  expect(valuesOf({ [name]: given })).toMatchObject({ [name]: kept });
});

test.each([
  ["visitors", "1201", "forms.errors.max"],
  ["visitors", "-1", "forms.errors.min"],
  ["visitors", "1.5", "forms.errors.decimals"],
  ["budget", "1.005", "forms.errors.decimals"],
  ["budget", "1.234,56", "forms.errors.number"],
  ["budget", "1e3", "forms.errors.number"],
  ["budget", Infinity, "forms.errors.number"],
  ["budget", Number.NaN, "forms.errors.number"],
  ["budget", ["1"], "forms.errors.number"],
  ["budget", { valueOf: 1 }, "forms.errors.number"],
])("F12 F13 F14 %s refuses %s", (name, given, key) => {
  expect(errorsOf({ [name]: given })).toEqual({ [name]: key });
});

test.each(["2027-01-02", "2027-12-31"])("F15 a date takes %s", (day) => {
  expect(valuesOf({ day })).toMatchObject({ day });
});

test.each([
  ["before the first day", "2026-12-31", "forms.errors.date"],
  ["after the last day", "2028-01-01", "forms.errors.date"],
  ["on a closed day of the week", "2027-01-04", "forms.errors.date"],
  ["in a closed period", "2027-05-05", "forms.errors.date"],
  ["that doesn't exist", "2027-02-30", "forms.errors.dateFormat"],
  ["in another order", "02-01-2027", "forms.errors.dateFormat"],
])("F15 a date is refused %s", (_, day, key) => {
  expect(errorsOf({ day })).toEqual({ day: key });
});

test("F15 a date can be limited to some days from today, as the circuit's clock has it", () => {
  const fields = [{ ...form.fields.find(({ name }) => name === "day"), disabledDays: null, minDaysFromToday: 2 }];
  const soon = formSchema.parse({ ...formFixture, fields });
  const late = new Date("2027-03-01T23:30:00Z");
  expect(checkForm(soon, { day: "2027-03-03" }, { now: late }).ok).toBe(false);
  expect(checkForm(soon, { day: "2027-03-04" }, { now: late }).ok).toBe(true);
});

test("a field that isn't shown is neither required nor kept, and one that is shown is both", () => {
  expect(valuesOf({ wish: "Dropped" })).not.toHaveProperty("wish");
  expect(errorsOf({ vip: "on" })).toEqual({ wish: "forms.errors.required" });
  expect(valuesOf({ vip: "true", wish: "Champagne" })).toMatchObject({ vip: true, wish: "Champagne" });
});

test.each([
  ["Jan\r\nBcc: x@example.nl", "Jan  Bcc: x@example.nl"],
  ["Jan\u0000\uD800", "Jan"],
  ["Jan\u202Egnp\u202C", "Jangnp"],
  ["\uFEFFJo\u00ADhan\u200Bna\u200D", "Johanna"],
  ["Jan\u00A0de\u2009Boer\u3000", "Jan de Boer"],
  ["Ali\u200F \u200CKaya\u2060", "Ali Kaya"],
  ["می\u200Cخواهم 👩\u200D🔧 ❤\uFE0F", "می\u200Cخواهم 👩\u200D🔧 ❤\uFE0F"],
])("%j is %j once it is cleaned of what nobody sees", (name, kept) => {
  expect(valuesOf({ name, message: `${name}\u2028\u200Bregel\u000B2` })).toMatchObject({
    name: kept,
    message: expect.stringMatching(/\nregel 2$/u),
  });
});

test("texts that show nothing are empty", () => {
  expect(errorsOf({ name: "\u200B \u00AD\u3164" })).toEqual({ name: "forms.errors.required" });
});

test("texts are composed, trimmed and of one kind of line end", () => {
  const kept = valuesOf({ name: "  Jose\u0301 ", message: "Eerste regel\r\ntweede\rderde " });
  expect(kept).toMatchObject({ name: "José", message: "Eerste regel\ntweede\nderde" });
});

test.each([[["Jan"]], [[["Jan"]]], [{ toString: "x" }], [7], [true]])("%j is no text", (name) => {
  expect(errorsOf({ name })).toEqual({ name: "forms.errors.text" });
});

test("texts have their bounds, a megabyte included", () => {
  expect(errorsOf({ name: "x".repeat(201) })).toEqual({ name: "forms.errors.maxLength" });
  expect(errorsOf({ message: "x".repeat(1024 * 1024) })).toEqual({ message: "forms.errors.maxLength" });
});

test("a telephone number has digits enough", () => {
  expect(valuesOf({ phone: "+31 (0)592-000126" })).toMatchObject({ phone: "+31 (0)592-000126" });
  expect(valuesOf({ phone: "\u202A(+31)\u00A06–12\u201134\u200B56 78 ext. 9\u202C" })).toMatchObject({
    phone: "(+31) 6–12‐3456 78 ext. 9",
  });
  for (const phone of ["bel me", "1234", "06 12345678 <b>", "jan1234567@example.nl", "http://1234567"])
    expect(errorsOf({ phone })).toEqual({ phone: "forms.errors.telephone" });
});

/** It begins in the first hour of 25 June at the circuit. */
const ttDrenthe = { documentId: "tt", title: "TT Drenthe", startsAt: "2027-06-24T22:30:00.000Z" };

test("choices keep each value once, within their number", () => {
  expect(valuesOf({ jobs: ["radio", "radio"] })).toMatchObject({ jobs: ["radio"] });
  expect(errorsOf({ jobs: ["radio", "journalist", "photographer"] })).toEqual({ jobs: "forms.errors.maxChoices" });
  expect(errorsOf({ jobs: [["radio"]] })).toEqual({ jobs: "forms.errors.choice" });
  expect(errorsOf({ jobs: "radio" })).toEqual({ jobs: "forms.errors.choice" });
});

test("F03 events to choose from are those only for which it isn't too late, by the days ahead that the editor asks for", () => {
  const field = { __component: "fields.choice", name: "event", label: "Evenement", required: true, source: "events" };
  const press = formSchema.parse({ ...formFixture, fields: [{ ...field, daysAhead: 28 }] });
  const isOpenOn = (today: string | null) => checkForm(withEventOptions(press, [ttDrenthe], today), { event: "tt" }).ok;
  expect(isOpenOn("2027-05-28")).toBe(true);
  expect(isOpenOn("2027-05-29")).toBe(false);
  // What waited on its way was in time.
  expect(isOpenOn(null)).toBe(true);
});

const picture = { name: "C:\\fotos\\poster.jpg", size: 1000, type: "image/jpeg" };

test("F06 pictures lose the folders in their name", () => {
  expect(valuesOf({ photo: [picture] })).toMatchObject({ photo: [{ name: "poster.jpg" }] });
});

test.each([
  ["too many", [picture, picture, picture], "forms.errors.fileCount"],
  ["too big", [{ ...picture, size: 16 * 1024 * 1024 }], "forms.errors.fileSize"],
  ["of a kind that can't be decoded", [{ ...picture, name: "poster.heic", type: "" }], "forms.errors.fileType"],
  ["of another kind", [{ ...picture, type: "image/svg+xml" }], "forms.errors.fileType"],
  ["no file at all", ["poster.jpg"], "forms.errors.file"],
])("F06 pictures are refused when %s", (_, photo, key) => {
  expect(errorsOf({ photo })).toEqual({ photo: key });
});

test("an address is kept by its parts", () => {
  expect(valuesOf({ "home.street": "Turfvaartweg", "home.housenumber": "26" })).toMatchObject({
    home: { street: "Turfvaartweg", housenumber: "26", zipcode: null, city: null, country: null },
  });
});

test.each([
  [{ street: "Brinkstraat 12", housenumber: "12", zipcode: "9401 HZ", country: "Nederland" }, []],
  [{ street: "Brinkstraat 12", country: "Nederland" }, ["home.zipcode"]],
  [{ street: "Main Street", housenumber: "Rose Cottage", country: "Ireland" }, []],
  [{ street: "Main Street" }, ["home.housenumber", "home.zipcode", "home.country"]],
])("of an address that has to be filled in, %j misses %j", (parts, missing) => {
  const fields = form.fields.filter(({ name }) => name === "home").map((field) => ({ ...field, required: true }));
  const given = Object.entries({ city: "Assen", ...parts }).map(([part, text]) => [`home.${part}`, text] as const);
  const checked = checkForm({ fields }, Object.fromEntries(given));
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(missing);
});

test("names of JavaScript's own are no names of fields", () => {
  const fields = [{ __component: "fields.text", name: "constructor", label: "x" }];
  expect(formSchema.safeParse({ ...formFixture, fields }).success).toBe(false);
  expect(valuesOf(JSON.parse('{"__proto__": "x"}'))).toMatchObject({ name: "Jan" });
});
