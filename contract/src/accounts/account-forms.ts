import { type Form, ownFormSchema } from "../forms/form.ts";
import type { SubmittedValues } from "../forms/check-form.ts";
import { locales } from "../locales.ts";
import { companyFields, nameFields, phoneField, postalFields } from "../shop/customer-fields.ts";
import type { Customer } from "../shop/order.ts";
import { changeDetailsSchema } from "./account.ts";
import { maxPasskeyNameLength } from "./passkeys.ts";
import { maxPasswordLength, minPasswordLength } from "./password-rules.ts";
import type * as z from "zod";

/** Labels and help texts of the account's forms, in the language of the page. */
export interface AccountFormTexts {
  email: string;
  password: string;
  newPassword: string;
  currentPassword: string;
  passkeyName: string;
  passkeyNameHelp: string;
  passwordHelp: string;
  locale: string;
  localeNames: Record<(typeof locales)[number], string>;
  newsletter: string;
}

const email = (label: string) => ({ __component: "fields.email", name: "email", label, required: true });

const newPassword = (label: string, help: string) => ({
  __component: "fields.password",
  name: "password",
  label,
  help,
  required: true,
  autofill: "new-password",
  minLength: minPasswordLength,
  maxLength: maxPasswordLength,
});

const knownPassword = (name: string, label: string) => ({
  __component: "fields.password",
  name,
  label,
  required: true,
  autofill: "current-password",
});

/** The fields of each account form, except the form of the account's details ({@link detailsForm}). */
const fieldsOf = {
  "sign-in": (texts) => [email(texts.email), knownPassword("password", texts.password)],
  register: (texts) => [email(texts.email), newPassword(texts.password, texts.passwordHelp)],
  "forgot-password": (texts) => [email(texts.email)],
  "reset-password": (texts) => [newPassword(texts.newPassword, texts.passwordHelp)],
  "resend-confirmation": (texts) => [email(texts.email)],
  "confirm-email": (texts) => [knownPassword("password", texts.password)],
  "change-password": (texts) => [
    knownPassword("currentPassword", texts.currentPassword),
    newPassword(texts.newPassword, texts.passwordHelp),
  ],
  "delete-account": (texts) => [knownPassword("currentPassword", texts.currentPassword)],
  "add-passkey": (texts) => [
    {
      __component: "fields.text",
      name: "passkeyName",
      label: texts.passkeyName,
      help: texts.passkeyNameHelp,
      maxLength: maxPasskeyNameLength,
    },
    knownPassword("currentPassword", texts.currentPassword),
  ],
  "link-provider": (texts) => [knownPassword("currentPassword", texts.password)],
} as const satisfies Record<string, (texts: AccountFormTexts) => object[]>;

export type AccountFormName = keyof typeof fieldsOf;

/** Makes an account form in the shape of an editor's form, so that the same rules and error messages apply. */
export function accountForm(name: AccountFormName, texts: AccountFormTexts): Form {
  return ownForm(name, fieldsOf[name](texts));
}

interface DetailsFormOptions {
  texts: AccountFormTexts;
  /** Labels of the checkout's form, which has the same fields. */
  labels: Record<keyof Customer, string>;
  help: { vatNumber: string };
  countries: readonly { value: string; label: string }[];
}

/** Makes the form of an account's details, with which the site prefills the checkout. Only the language is required. */
export function detailsForm({ texts, labels, help, countries }: DetailsFormOptions): Form {
  return ownForm("details", [
    ...nameFields(labels, { required: false }),
    phoneField(labels),
    ...companyFields(labels, help),
    ...postalFields(labels, { required: false, countries }),
    {
      __component: "fields.choice",
      name: "locale",
      label: texts.locale,
      required: true,
      options: locales.map((value) => ({ value, label: texts.localeNames[value] })),
    },
    { __component: "fields.checkbox", name: "wantsNewsletter", label: texts.newsletter },
  ]);
}

/** Reads the validated values of the details form. @throws {Error} They aren't values of this form. */
export function readDetails({
  locale,
  wantsNewsletter,
  ...details
}: SubmittedValues): z.infer<typeof changeDetailsSchema> {
  // The schema allows `null` for all details but the two names, so an empty name has to be left out.
  const { firstName, lastName, ...rest } = details;
  const names = Object.fromEntries(Object.entries({ firstName, lastName }).filter(([, value]) => value != null));
  return changeDetailsSchema.parse({ details: { ...rest, ...names }, locale, wantsNewsletter });
}

function ownForm(name: string, fields: readonly object[]): Form {
  return ownFormSchema.parse({
    documentId: name,
    slug: name,
    title: name,
    fields,
    submitLabel: name,
    thanksTitle: name,
  });
}
