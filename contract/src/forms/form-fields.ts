import * as z from "zod";
import { choice, flag, list, optional, optionalText } from "../field.ts";
import { readDisabledDays } from "./disabled-days.ts";
import { autofills, fieldWidths, fileKinds, textFormats, units } from "./field-choices.ts";

/**
 * Machine name of a field, unique in its form: letters and digits, so that `name.part` always means a part of a field.
 * Refuses names of `Object.prototype`, such as `constructor`.
 */
const fieldName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/u)
  .refine((name) => !(name in {}));

/*
 * One schema per kind of field. The name after `fields.` is also the name of its folder of views and of its CMS
 * component (`cms/src/components/fields/`).
 */

const count = optional(z.number().int().nonnegative());
const amount = optional(z.number());

const asked = {
  name: fieldName,
  label: z.string(),
  /** Name of the field in error messages; `null` for its label. */
  errorLabel: optionalText,
  help: optionalText,
  required: flag(false),
  /** Heading of a section that begins with this field. */
  heading: optionalText,
  width: choice(fieldWidths, "full"),
  /** Name of the field that decides whether this one shows; `null` when it always shows. */
  showWhenField: optionalText,
  /** Value that `showWhenField` must have or contain; `null` for any. A ticked checkbox has the value `true`. */
  showWhenValue: optionalText,
};

const placeholder = optionalText;
const lengths = { minLength: count, maxLength: count };

const textField = z.object({
  __component: z.literal("fields.text"),
  ...asked,
  ...lengths,
  placeholder,
  autofill: optional(z.enum(autofills)),
  format: optional(z.enum(textFormats)),
});

/** With `confirm` the form asks for the e-mail address twice, in a second input `inputName(field, "confirmation")`. */
const emailField = z.object({
  __component: z.literal("fields.email"),
  ...asked,
  placeholder,
  confirm: flag(false),
  confirmLabel: optionalText,
});

const telephoneField = z.object({ __component: z.literal("fields.telephone"), ...asked, placeholder });

const longTextField = z.object({
  __component: z.literal("fields.long-text"),
  ...asked,
  ...lengths,
  placeholder,
  rows: count,
});

/** `decimals` is the most digits after the separator; `step` is for the arrow keys only. */
const numeric = { ...asked, placeholder, min: amount, max: amount, step: amount, decimals: count };

const numberField = z.object({ __component: z.literal("fields.number"), ...numeric });

/** `currency` is an ISO 4217 code. */
const currencyField = z.object({
  __component: z.literal("fields.currency"),
  ...numeric,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/u)
    .nullish()
    .transform((value) => value ?? "USD"),
});

/** The stored value and the limits are in `unit`; `unitDisplay` is an option of `Intl.NumberFormat`. */
const unitField = z.object({
  __component: z.literal("fields.unit"),
  ...numeric,
  unit: z.enum(units),
  /** Other unit that a visitor with JavaScript may switch to; `null` for none. */
  displayUnit: optional(z.enum(units)),
  unitDisplay: choice(["short", "long", "narrow"], "short"),
});

/** Days are `YYYY-MM-DD`, in the circuit's time zone. */
const dateField = z.object({
  __component: z.literal("fields.date"),
  ...asked,
  min: optional(z.iso.date()),
  max: optional(z.iso.date()),
  minDaysFromToday: optional(z.number().int()),
  maxDaysFromToday: optional(z.number().int()),
  disabledDays: z
    .string()
    .nullish()
    .transform((text) => readDisabledDays(text ?? "")),
  autofill: optional(z.enum(["bday"])),
});

/** `note` is small print below an option. */
const options = list(z.object({ value: z.string(), label: z.string(), note: optionalText }));

/** With `source: "events"` the options are the upcoming events: see `withEventOptions`. */
const chosen = {
  ...asked,
  options,
  source: choice(["options", "events"], "options"),
  /** Least number of days before an event to choose it; `null` to allow it until the event is over. */
  daysAhead: count,
};

const choiceField = z.object({
  __component: z.literal("fields.choice"),
  ...chosen,
  display: choice(["radio", "select"], "radio"),
  placeholder,
  /** Value of HTML's `autocomplete`; the options' values must be what browsers fill in for it. */
  autofill: optional(z.enum(["country"])),
});

const multipleChoiceField = z.object({
  __component: z.literal("fields.multiple-choice"),
  ...chosen,
  minChoices: count,
  maxChoices: count,
});

/** A checkbox, with an optional link after its label, such as to the privacy statement. */
const checkboxField = z.object({
  __component: z.literal("fields.checkbox"),
  ...asked,
  linkLabel: optionalText,
  linkUrl: optionalText,
});

/** Accepts pictures of `pictureTypes`, and with `accept: "pictures-or-pdf"` also PDFs. */
const fileField = z.object({
  __component: z.literal("fields.file"),
  ...asked,
  accept: choice(fileKinds, "pictures"),
  maxFiles: count,
  maxMegabytes: count,
});

/** Street, house number, postcode, town and country: `inputName(field, "street")` and so on. */
const addressField = z.object({ __component: z.literal("fields.address"), ...asked });

/** A value that an editor sets; whatever the browser sends for it is ignored. */
const hiddenField = z.object({
  __component: z.literal("fields.hidden"),
  name: fieldName,
  value: z.string(),
});

/**
 * A password, only in the site's own forms. It isn't trimmed, and neither the browser's draft nor a page ever holds it.
 * `minLength` and `maxLength` are for new passwords only.
 */
const passwordField = z.object({
  __component: z.literal("fields.password"),
  ...asked,
  autofill: z.enum(["current-password", "new-password"]),
  minLength: count,
  maxLength: count,
});

/** The kinds of field in editors' forms. */
export const fieldSchema = z.discriminatedUnion("__component", [
  textField,
  emailField,
  telephoneField,
  longTextField,
  numberField,
  currencyField,
  unitField,
  dateField,
  choiceField,
  multipleChoiceField,
  checkboxField,
  fileField,
  addressField,
  hiddenField,
]);

/** The kinds of field in the site's own forms. */
export const ownFieldSchema = z.discriminatedUnion("__component", [...fieldSchema.options, passwordField]);

export type FormField = z.infer<typeof ownFieldSchema>;
export type FieldKind = FormField["__component"];

/** A field of one kind. */
export type FieldOf<Kind extends FieldKind> = Extract<FormField, { __component: Kind }>;

/** A field that a visitor fills in: any but a hidden one. */
export type InputField = Exclude<FormField, { __component: "fields.hidden" }>;
