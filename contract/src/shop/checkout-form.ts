import { type Form, formSchema } from "../forms/form.ts";
import type { SubmittedValues } from "../forms/schema-of-form.ts";
import { type Customer, customerSchema, type Order, type PaymentMethod, paymentMethods } from "./order.ts";

/** Words of the checkout's form; the site has them in both languages. */
export interface CheckoutFormTexts {
  title: string;
  headings: { who: string; address: string; payment: string; agree: string };
  labels: Record<CheckoutFieldName, string>;
  help: { email: string; vatNumber: string; reference: string };
  termsLink: string;
  methods: Record<PaymentMethod, { label: string; note: string }>;
}

export type CheckoutFieldName = keyof Customer | "method" | "terms" | "news";

interface CheckoutFormOptions extends Pick<Order, "methods" | "totals"> {
  texts: CheckoutFormTexts;
  /** Address of the terms; `null` when the site has no such page. */
  termsPath: string | null;
  /** Countries by ISO 3166-1 alpha-2 code, in the order in which they are offered. */
  countries: readonly { value: string; label: string }[];
}

/**
 * The checkout as a form like any other (`contract/src/forms`): its rules, error keys and messages are theirs. What
 * costs nothing needs no address, as there is no invoice.
 */
export function checkoutForm({ texts, termsPath, countries, methods, totals }: CheckoutFormOptions): Form {
  const { headings, labels, help } = texts;
  const text = (name: CheckoutFieldName, more: object) => ({
    __component: "fields.text",
    name,
    label: labels[name],
    required: true,
    ...more,
  });
  const who = [
    text("firstName", { heading: headings.who, width: "half", autofill: "given-name", maxLength: 80 }),
    text("lastName", { width: "half", autofill: "family-name", maxLength: 80 }),
    { __component: "fields.email", name: "email", label: labels.email, help: help.email, required: true },
    { __component: "fields.telephone", name: "phone", label: labels.phone, width: "half" },
  ];
  const ofCompany = { required: false, width: "half", showWhenField: "company" };
  const address = [
    text("company", { heading: headings.address, required: false, autofill: "organization", maxLength: 120 }),
    text("vatNumber", { ...ofCompany, help: help.vatNumber, format: "vat-number" }),
    text("reference", { ...ofCompany, help: help.reference, maxLength: 60 }),
    text("street", { width: "two-thirds", autofill: "address-line1", maxLength: 120 }),
    text("houseNumber", { width: "third", maxLength: 20 }),
    text("postcode", { width: "third", autofill: "postal-code", maxLength: 20 }),
    text("town", { width: "two-thirds", autofill: "address-level2", maxLength: 80 }),
    {
      __component: "fields.choice",
      name: "country",
      label: labels.country,
      required: true,
      display: "select",
      autofill: "country",
      options: countries,
    },
  ];
  const payment = {
    __component: "fields.choice",
    name: "method",
    label: labels.method,
    heading: headings.payment,
    required: true,
    options: methods.map((method) => ({ value: method, ...texts.methods[method] })),
  };
  const agree = [
    {
      __component: "fields.checkbox",
      name: "terms",
      label: labels.terms,
      heading: headings.agree,
      required: true,
      linkLabel: termsPath === null ? null : texts.termsLink,
      linkUrl: termsPath,
    },
    { __component: "fields.checkbox", name: "news", label: labels.news },
  ];
  const isPaid = totals.grossCents > 0;
  return formSchema.parse({
    documentId: "checkout",
    slug: "checkout",
    title: texts.title,
    fields: [...who, ...(isPaid ? [...address, payment] : []), ...agree],
    submitLabel: texts.title,
    thanksTitle: texts.title,
  });
}

/** What the checkout's form says, once it holds no errors. */
export interface CheckedCheckout {
  customer: Customer;
  method: PaymentMethod;
  wantsNews: boolean;
}

/**
 * Reads the checked values of the form.
 *
 * @param values - As `checkForm` returns them. A form without payment methods is one of an order that costs nothing.
 * @throws {Error} They aren't values of this form.
 */
export function readCheckout(values: SubmittedValues): CheckedCheckout {
  const customer = customerSchema.parse(
    Object.fromEntries(Object.keys(customerSchema.shape).map((name) => [name, values[name] ?? null])),
  );
  const method = paymentMethods.find((known) => known === (values["method"] ?? "free"));
  if (method === undefined) throw new Error("The form has a payment method that doesn't exist");
  return { customer, method, wantsNews: values["news"] === true };
}
