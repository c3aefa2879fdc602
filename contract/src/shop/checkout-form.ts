import { type Form, formSchema } from "../forms/form.ts";
import type { SubmittedValues } from "../forms/check-form.ts";
import { companyFields, nameFields, ofCompany, phoneField, postalFields } from "./customer-fields.ts";
import { type Customer, customerSchema, type Order, type PaymentMethod, paymentMethods } from "./order.ts";

/** Texts of the checkout's form, in the language of the page. */
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
  /** Path of the terms; `null` when the site has no such page. */
  termsPath: string | null;
  /** Options of the country's field; the values are ISO 3166-1 alpha-2 codes. */
  countries: readonly { value: string; label: string }[];
}

/**
 * Makes the checkout's form in the shape of an editor's form, so that the same rules and error messages apply. A free
 * order has no invoice, so that its form has no postal address.
 */
export function checkoutForm({ texts, termsPath, countries, methods, totals }: CheckoutFormOptions): Form {
  const { headings, labels } = texts;
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
  const ofPaid = totals.grossCents > 0 ? [...addressFields(texts, countries), payment] : [];
  return formSchema.parse({
    documentId: "checkout",
    slug: "checkout",
    title: texts.title,
    fields: [...visitorFields(texts), ...ofPaid, ...agree],
    submitLabel: texts.title,
    thanksTitle: texts.title,
  });
}

function visitorFields({ headings, labels, help }: CheckoutFormTexts) {
  const [firstName, lastName] = nameFields(labels, { required: true });
  return [
    { ...firstName, heading: headings.who },
    lastName,
    { __component: "fields.email", name: "email", label: labels.email, help: help.email, required: true },
    phoneField(labels),
  ];
}

function addressFields({ headings, labels, help }: CheckoutFormTexts, countries: CheckoutFormOptions["countries"]) {
  const [company, vatNumber] = companyFields(labels, help);
  const reference = {
    ...ofCompany,
    format: "company-name",
    name: "reference",
    label: labels.reference,
    help: help.reference,
    maxLength: 60,
  };
  const address = postalFields(labels, { required: true, countries });
  return [{ ...company, heading: headings.address }, vatNumber, reference, ...address];
}

/** The values of a valid checkout form. */
export interface CheckedCheckout {
  customer: Customer;
  method: PaymentMethod;
  wantsNews: boolean;
}

/**
 * Reads the validated values of the checkout's form.
 *
 * @param values - As `checkOwnForm` returns them, without `method` for a free order.
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
