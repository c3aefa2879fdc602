import type { FormField } from "./form-fields.ts";
import { addressParts, defaultDecimals, defaultFiles, maxLengths } from "./field-choices.ts";

/** Keys of validation errors; the site has the messages in both languages. */
export const formErrorKeys = [
  "forms.errors.required",
  "forms.errors.text",
  "forms.errors.minLength",
  "forms.errors.maxLength",
  "forms.errors.email",
  "forms.errors.emailMatch",
  "forms.errors.telephone",
  "forms.errors.personalName",
  "forms.errors.addressLine",
  "forms.errors.leadsElsewhere",
  "forms.errors.script",
  "forms.errors.postcode",
  "forms.errors.vatNumber",
  "forms.errors.vatNumberUnknown",
  "forms.errors.passwordTooLong",
  "forms.errors.passwordCommon",
  "forms.errors.passwordIsEmail",
  "forms.errors.passwordSame",
  "forms.errors.passwordWrong",
  "forms.errors.number",
  "forms.errors.decimals",
  "forms.errors.min",
  "forms.errors.max",
  "forms.errors.dateFormat",
  "forms.errors.date",
  "forms.errors.choice",
  "forms.errors.minChoices",
  "forms.errors.maxChoices",
  "forms.errors.mustAgree",
  "forms.errors.file",
  "forms.errors.fileType",
  "forms.errors.fileSize",
  "forms.errors.fileCount",
] as const;

export type FormErrorKey = (typeof formErrorKeys)[number];

/** Values for an error message: the field's label and limits. */
export type ErrorParams = Readonly<Record<string, string | number>>;

export interface FieldError {
  key: FormErrorKey;
  params: ErrorParams;
}

/** Errors by input name, such as `email`, `email.confirmation` or `home.zipcode`. */
export type FormErrors = Readonly<Record<string, FieldError>>;

/** Tells whether a text is the key of a message on a form field. */
export function isFormErrorKey(text: string): text is FormErrorKey {
  return formErrorKeys.some((key) => key === text);
}

/** Returns the values for error messages about a field: `label`, and its limits. */
export function errorParams(field: FormField): ErrorParams {
  if (field.__component === "fields.hidden") return { label: field.name };
  // The message may put a colon after the label, so its question mark goes.
  return { label: field.errorLabel ?? field.label.replace(/\s*\?$/u, ""), ...present(limitsOf(field)) };
}

function limitsOf(field: FormField): Record<string, string | number | null> {
  switch (field.__component) {
    case "fields.text":
      return { minLength: field.minLength, maxLength: field.maxLength ?? maxLengths.text };
    case "fields.long-text":
      return { minLength: field.minLength, maxLength: field.maxLength ?? maxLengths.longText };
    case "fields.password":
      return { minLength: field.minLength, maxLength: field.maxLength ?? maxLengths.longText };
    case "fields.number":
      return numericLimits(field);
    case "fields.currency":
      return { ...numericLimits(field), currency: field.currency };
    case "fields.unit":
      return { ...numericLimits(field), unit: field.unit };
    case "fields.multiple-choice":
      return { minChoices: field.minChoices, maxChoices: field.maxChoices };
    case "fields.file":
      return {
        accept: field.accept,
        maxFiles: field.maxFiles ?? defaultFiles.count,
        maxMegabytes: field.maxMegabytes ?? defaultFiles.megabytes,
      };
    case "fields.email":
      return { maxLength: maxLengths.email };
    case "fields.telephone":
      return { maxLength: maxLengths.telephone };
    case "fields.address":
      return { maxLength: maxLengths.addressPart };
    default:
      return {};
  }
}

interface NumericLimits {
  min: number | null;
  max: number | null;
  decimals: number | null;
}

function numericLimits({ min, max, decimals }: NumericLimits) {
  return { min, max, decimals: decimals ?? defaultDecimals };
}

function present(limits: Record<string, string | number | null>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(limits).flatMap(([name, limit]) => (limit === null ? [] : [[name, limit]])));
}

/**
 * Returns the name of an input: the field's, or `field.part` for a part of it.
 *
 * @param part - `confirmation` of an e-mail address, or a part of a postal address.
 */
export function inputName({ name }: { name: string }, part?: string): string {
  return part === undefined ? name : `${name}.${part}`;
}

/** Returns the names of all inputs of a field, in the order of the form. */
export function inputNames(field: FormField): string[] {
  if (field.__component === "fields.address") return addressParts.map((part) => inputName(field, part));
  const isAskedTwice = field.__component === "fields.email" && field.confirm;
  return isAskedTwice ? [field.name, inputName(field, "confirmation")] : [field.name];
}
