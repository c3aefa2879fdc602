import { type Form, ownFormSchema } from "../forms/form.ts";
import type { SubmittedValues } from "../forms/schema-of-form.ts";
import { locales } from "../locales.ts";
import { companyFields, nameFields, phoneField, postalFields } from "../shop/customer-fields.ts";
import type { Customer } from "../shop/order.ts";
import { changeDetailsSchema } from "./account.ts";
import { maxPasskeyNameLength } from "./passkeys.ts";
import { maxPasswordLength, shortestPassword } from "./password-rules.ts";
import type * as z from "zod";

/** Words of the account's forms; the site has them in both languages. */
export interface AccountFormTexts {
  email: string;
  password: string;
  newPassword: string;
  currentPassword: string;
  passkeyName: string;
  passkeyNameHelp: string;
  /** The rules of a password. */
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
  minLength: shortestPassword,
  maxLength: maxPasswordLength,
});

const knownPassword = (name: string, label: string) => ({
  __component: "fields.password",
  name,
  label,
  required: true,
  autofill: "current-password",
});

/** Forms of one's account that have no fields but these. */
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

/** One of the account's forms as a form like any other (`contract/src/forms`): rules, error keys and messages are theirs. */
export function accountForm(name: AccountFormName, texts: AccountFormTexts): Form {
  return ownForm(name, fieldsOf[name](texts));
}

interface DetailsFormOptions {
  texts: AccountFormTexts;
  /** Labels and help as the checkout has them. */
  labels: Record<keyof Customer, string>;
  help: { vatNumber: string };
  countries: readonly { value: string; label: string }[];
}

/** Form of the details that the account fills in at the checkout, and of its mails. Only the language is required. */
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

/** Reads the checked values of the details. @throws {Error} They aren't values of this form. */
export function readDetails({
  locale,
  wantsNewsletter,
  ...details
}: SubmittedValues): z.infer<typeof changeDetailsSchema> {
  // A name is a text or absent; all else may be empty.
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
