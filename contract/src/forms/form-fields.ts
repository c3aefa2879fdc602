import * as z from "zod";
import { choice, flag, list, optional, optionalText } from "../field.ts";
import { readDisabledDays } from "./disabled-days.ts";
import { autofills, fieldWidths, fileKinds, textFormats, units } from "./field-choices.ts";

/**
 * Machine name of a field, unique in its form: letters and digits, first a small
 * letter, so that `name.part` always means a part of a field. Names that mean
 * something to JavaScript's objects are refused.
 */
const fieldName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/u)
  .refine((name) => !(name in {}));

/**
 * One schema per kind of field. The name after `fields.` is the folder of its
 * view and of its CMS component (`cms/src/components/fields/`).
 */

const count = optional(z.number().int().nonnegative());
const amount = optional(z.number());

const asked = {
  name: fieldName,
  label: z.string(),
  /** Name of the field in error messages; `null` for its label ('Ticket selection', F10). */
  errorLabel: optionalText,
  help: optionalText,
  required: flag(false),
  /** Heading of the part of the form that begins with this field; `null` when no part begins here. */
  heading: optionalText,
  width: choice(fieldWidths, "full"),
  /** Name of the field on which this one depends; `null` when it is always shown. */
  showWhenField: optionalText,
  /** Value that the other field must have or contain; `null` for any. A ticked checkbox has the value `true`. */
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

/** With `confirm` the address is asked for twice: `inputName(field, "confirmation")`. */
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

/** `decimals` is how many digits may follow the separator; `step` is for the arrow keys only. */
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

/** Limits and the value sent are in `unit`; `unitDisplay` is how it is written after the figure. */
const unitField = z.object({
  __component: z.literal("fields.unit"),
  ...numeric,
  unit: z.enum(units),
  /** Unit in which a visitor with JavaScript may type instead; `null` for `unit` only. */
  displayUnit: optional(z.enum(units)),
  unitDisplay: choice(["short", "long", "narrow"], "short"),
});

/** All days are `YYYY-MM-DD`; days from today count in the circuit's time zone. */
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

/** With `source: "events"` the options are the coming events: see `withEventOptions`. */
const chosen = {
  ...asked,
  options,
  source: choice(["options", "events"], "options"),
  /** How many days before its first day an event can be chosen for the last time; `null` for until it is over. */
  daysAhead: count,
};

const choiceField = z.object({
  __component: z.literal("fields.choice"),
  ...chosen,
  display: choice(["radio", "select"], "radio"),
  placeholder,
  /** What the browser may fill in by itself; an option's value is then as HTML's `autocomplete` has it. */
  autofill: optional(z.enum(["country"])),
});

const multipleChoiceField = z.object({
  __component: z.literal("fields.multiple-choice"),
  ...chosen,
  minChoices: count,
  maxChoices: count,
});

/** Yes or no; the link comes after the label, such as to the privacy statement. */
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

/** A value that the editor sets; any value that the browser sends for it is ignored. */
const hiddenField = z.object({
  __component: z.literal("fields.hidden"),
  name: fieldName,
  value: z.string(),
});

/**
 * A password, as it is typed: no space is left out. It is never kept in the browser and never stands in a page. Only the
 * site's own forms have one; editors can't place it. `minLength` and `maxLength` hold for new ones only.
 */
const passwordField = z.object({
  __component: z.literal("fields.password"),
  ...asked,
  autofill: z.enum(["current-password", "new-password"]),
  minLength: count,
  maxLength: count,
});

/** The kinds of field that editors place. */
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

/** The kinds of field that forms of the site's own may have as well. */
export const ownFieldSchema = z.discriminatedUnion("__component", [...fieldSchema.options, passwordField]);

export type FormField = z.infer<typeof ownFieldSchema>;
export type FieldKind = FormField["__component"];

/** One kind of field, for the view of that kind. */
export type FieldOf<Kind extends FieldKind> = Extract<FormField, { __component: Kind }>;

/** A field that a visitor fills in: all but hidden ones. */
export type AskedField = Exclude<FormField, { __component: "fields.hidden" }>;
