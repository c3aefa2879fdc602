import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { heldOrder, paidOrder } from "../../fixtures/orders.ts";
import { checkOwnForm } from "../forms/check-own-form.ts";
import { checkoutForm, readCheckout, type CheckoutFormTexts } from "./checkout-form.ts";
import { countryCodes } from "./country-codes.ts";
import type { Order } from "./order.ts";

const who = { firstName: "x", lastName: "x", email: "x", phone: "x", company: "x", vatNumber: "x", reference: "x" };
const where = { street: "x", houseNumber: "x", postcode: "x", town: "x", country: "x" };
const method = { label: "x", note: "y" };
const texts: CheckoutFormTexts = {
  title: "Afrekenen",
  headings: { who: "Wie", address: "Adres", payment: "Betalen", agree: "Klopt alles?" },
  labels: { ...who, ...where, method: "x", terms: "x", news: "x" },
  help: { email: "h", vatNumber: "h", reference: "h" },
  termsLink: "Lees ze",
  methods: { online: method, invoice: method, gate: method, free: method },
};

function formOf(order: Pick<Order, "methods" | "totals">) {
  const countries = countryCodes.map((value) => ({ value, label: value }));
  return checkoutForm({ texts, termsPath: "/algemene-voorwaarden", countries, ...order });
}

const form = formOf(heldOrder);
const home = { street: "Brinkstraat", houseNumber: "12", postcode: "9401 HZ", town: "Assen", country: "NL" };
const person = { firstName: " Jorien ", lastName: "Meppelink", email: "jorien@voorbeeld.nl", phone: "", company: "" };
const good = { ...person, ...home, method: "invoice", terms: "true" };

const errorsIn = (values: Record<string, unknown>, of = form) => {
  const checked = checkOwnForm(of, values);
  return checked.ok ? {} : Object.fromEntries(Object.entries(checked.errors).map(([name, { key }]) => [name, key]));
};

test("D02 an empty form says all that is missing, in the order of the page", () => {
  const errors = errorsIn({});
  const address = ["street", "houseNumber", "postcode", "town", "country"];
  expect(Object.keys(errors)).toEqual(["firstName", "lastName", "email", ...address, "method", "terms"]);
  expect(errors["terms"]).toBe("forms.errors.mustAgree");
});

test("D02 what is filled in well becomes a customer, trimmed, with nothing for what was left empty", () => {
  const checked = checkOwnForm(form, good);
  if (!checked.ok) throw new Error("It has errors");
  expect(readCheckout(checked.values)).toEqual({ customer: paidOrder.customer, method: "invoice", wantsNews: false });
});

test("D02 a VAT number is asked of companies only, and must have the form of one", () => {
  expect(errorsIn({ ...good, vatNumber: "nonsense" })).toEqual({});
  const ofCompany = { ...good, company: "Meppelink BV" };
  expect(errorsIn({ ...ofCompany, vatNumber: "nonsense" })).toEqual({ vatNumber: "forms.errors.vatNumber" });
  const checked = checkOwnForm(form, { ...ofCompany, vatNumber: "nl 1234.56.789 B01", reference: "PO 7" });
  expect(checked).toMatchObject({ ok: true, values: { vatNumber: "NL123456789B01", reference: "PO 7" } });
});

test.each([
  [{ email: "jorien@" }, { email: "forms.errors.email" }],
  [{ phone: "bel me" }, { phone: "forms.errors.telephone" }],
  [{ country: "XX" }, { country: "forms.errors.choice" }],
  [{ method: "free" }, { method: "forms.errors.choice" }],
  [{ firstName: "x".repeat(81) }, { firstName: "forms.errors.maxLength" }],
  [{ terms: "" }, { terms: "forms.errors.mustAgree" }],
  [{ street: "!!!" }, { street: "forms.errors.addressLine" }],
  [{ houseNumber: "-1" }, { houseNumber: "forms.errors.addressLine" }],
  [{ town: "<b>Assen</b>" }, { town: "forms.errors.addressLine" }],
  [{ postcode: "---", country: "BE" }, { postcode: "forms.errors.addressLine" }],
  // What the browser finds wrong it says at once, the postcode too.
  [
    { firstName: "", postcode: "99999" },
    { firstName: "forms.errors.required", postcode: "forms.errors.postcode" },
  ],
])("D02 %o is refused", (wrong, errors) => {
  expect(errorsIn({ ...good, ...wrong })).toEqual(errors);
});

test.each([
  { street: "’s-Gravenstraat", houseNumber: "12-14 bis", town: "'s-Hertogenbosch" },
  { street: "17. listopada", houseNumber: "č. 5/A", postcode: "110 00", town: "Praha 1", country: "BE" },
  { street: "Μαρίνου Αντύπα", houseNumber: "№ 7", postcode: "99", town: "Αθήνα", country: "BE" },
  { street: "Ballynahinch", houseNumber: "", postcode: "", town: "Galway", country: "IE" },
  { street: "Rose Cottage, Mill Lane", houseNumber: "", postcode: "GL54 3AB", town: "Withington", country: "GB" },
])("D02 an address as people write it is taken: %o", (address) => {
  expect(errorsIn({ ...good, ...address })).toEqual({});
});

test.each([
  [{ street: "Brinkstraat 12", houseNumber: "" }, "Brinkstraat 12", null],
  [{ street: "Brinkstraat 12", houseNumber: "12" }, "Brinkstraat 12", null],
  [{ street: "Brinkstraat 12 a", houseNumber: "12" }, "Brinkstraat 12 a", null],
  [{ street: "Brinkstraat 12", houseNumber: "12-A" }, "Brinkstraat", "12-A"],
  [{ street: "Plein 1940-1945", houseNumber: "19" }, "Plein 1940-1945", "19"],
  [{ street: "3 Oktoberstraat", houseNumber: "3" }, "3 Oktoberstraat", "3"],
  [{ street: "12, rue de la Paix", houseNumber: "12", country: "BE" }, "12, rue de la Paix", null],
])("D02 a house number in %o is printed once", (address, street, houseNumber) => {
  expect(checkOwnForm(form, { ...good, ...address })).toMatchObject({ ok: true, values: { street, houseNumber } });
});

test.each([
  [{ street: "Brinkstraat", houseNumber: "" }, { houseNumber: "forms.errors.required" }],
  [{ street: "3 Oktoberstraat", houseNumber: "" }, { houseNumber: "forms.errors.required" }],
  [{ postcode: "" }, { postcode: "forms.errors.required" }],
  [{ postcode: "", country: "BE" }, { postcode: "forms.errors.required" }],
  [{ postcode: "", country: "IE" }, {}],
  [{ postcode: "", country: "HK" }, {}],
])("D02 what the post needs of %o is asked for", (address, errors) => {
  expect(errorsIn({ ...good, ...address })).toEqual(errors);
});

test.each([
  ["BE", "BE 403.170.701", "BE0403170701"],
  ["BE", "403 170 701", "BE0403170701"],
  ["BE", "TVA: BE1000003682", "BE1000003682"],
  ["NL", "Btw-nummer 1234.56.789.B01", "NL123456789B01"],
  ["DE", "NL123456789B01", "NL123456789B01"],
  ["GR", "123456789", "EL123456789"],
  ["DE", "USt-IdNr. DE 123 456 789", "DE123456789"],
  ["GB", "VAT no GB123456789", "GB123456789"],
  ["NL", "NL123456789", null],
  ["DE", "NL123456789", null],
])("D02 of %s the VAT number '%s' is %s", (country, vatNumber, kept) => {
  const checked = checkOwnForm(form, { ...good, company: "Meppelink BV", country, vatNumber });
  expect(checked.ok ? checked.values["vatNumber"] : null).toBe(kept);
});

test("D02 what costs nothing asks for no address and no way to pay", () => {
  const none = { netCents: 0, vatCents: 0, grossCents: 0, vat: [] };
  const free = formOf({ methods: ["free"], totals: none });
  expect(Object.keys(errorsIn({}, free))).toEqual(["firstName", "lastName", "email", "terms"]);
  const checked = checkOwnForm(free, { ...good, street: undefined, method: "invoice" });
  if (!checked.ok) throw new Error("It has errors");
  expect(readCheckout(checked.values)).toMatchObject({ method: "free", customer: { street: null, country: null } });
});

test("each country is there once", () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
});

describe("what people write is taken", () => {
  const [names = "", ...rows] = readFileSync(new URL("customers.csv", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const customers = rows.map((row) => {
    const values = row.split(";");
    return Object.fromEntries(names.split(";").map((name, index) => [name, values[index] ?? ""]));
  });

  test.each(customers)("$firstName $lastName of $country", (customer) => {
    expect(errorsIn({ ...good, ...customer })).toEqual({});
  });

  test("also where it was copied from a list of contacts", () => {
    const copied = (text: string) => `\u202A\uFEFF${text.replaceAll(" ", "\u00A0")}\u200B\u202C`;
    const { phone, firstName, street, ...others } = customers[0] ?? {};
    const pasted = Object.fromEntries(
      Object.entries({ phone, firstName, street }).map(([name, text]) => [name, copied(text ?? "")]),
    );
    expect(checkOwnForm(form, { ...good, ...others, ...pasted })).toMatchObject({
      ok: true,
      values: { phone, firstName, street },
    });
  });
});
