import type { Customer } from "./order.ts";

const line = { __component: "fields.text" };

/** Properties of a field that shows once the company's name is filled in. */
export const ofCompany = { ...line, width: "half", showWhenField: "company" };

type Labels = Record<keyof Customer, string>;

/** Makes the form fields of first and last name. */
export function nameFields(labels: Labels, { required }: { required: boolean }) {
  const name = { ...line, required, width: "half", maxLength: 80, format: "personal-name" };
  return [
    { ...name, name: "firstName", label: labels.firstName, autofill: "given-name" },
    { ...name, name: "lastName", label: labels.lastName, autofill: "family-name" },
  ] as const;
}

/** Makes the form field of the telephone number. */
export function phoneField(labels: Labels) {
  return { __component: "fields.telephone", name: "phone", label: labels.phone, width: "half" };
}

/** Makes the form fields of company and VAT number. */
export function companyFields(labels: Labels, help: { vatNumber: string }) {
  return [
    {
      ...line,
      name: "company",
      label: labels.company,
      format: "company-name",
      autofill: "organization",
      maxLength: 120,
    },
    { ...ofCompany, name: "vatNumber", label: labels.vatNumber, help: help.vatNumber, format: "vat-number" },
  ] as const;
}

interface PostalOptions {
  required: boolean;
  /** Options of the country's field; the values are ISO 3166-1 alpha-2 codes. */
  countries: readonly { value: string; label: string }[];
}

/** Makes the form fields of the postal address, from street to country. */
export function postalFields(labels: Labels, { required, countries }: PostalOptions) {
  const textField = (name: keyof Customer, more: object) => ({ ...line, name, label: labels[name], required, ...more });
  return [
    textField("street", { format: "street", width: "two-thirds", autofill: "address-line1", maxLength: 120 }),
    textField("houseNumber", { format: "house-number", width: "third", maxLength: 20 }),
    textField("postcode", { format: "postcode", width: "third", autofill: "postal-code", maxLength: 20 }),
    textField("town", { format: "address-line", width: "two-thirds", autofill: "address-level2", maxLength: 80 }),
    {
      __component: "fields.choice",
      name: "country",
      label: labels.country,
      required,
      display: "select",
      autofill: "country",
      options: countries,
    },
  ];
}
