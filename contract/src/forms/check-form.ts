import { dayAtCircuit } from "./date-bounds.ts";
import { validateField, type Given, type LineFormats, type SubmittedValue } from "./field-answer.ts";
import { errorParams, type FieldError, type FormErrors } from "./form-errors.ts";
import type { FormRules } from "./form-rules.ts";
import { shownFields } from "./shown-fields.ts";

/** The stored values of a form by field name. */
export type SubmittedValues = Record<string, SubmittedValue>;

interface Options {
  /** Moment that decides which day is today; now when absent. */
  now?: Date;
  /** Rules of text formats, from `check-own-form.ts`. */
  formats?: LineFormats;
}

export type CheckedForm = { ok: true; values: SubmittedValues } | { ok: false; errors: FormErrors };

/**
 * Validates a form's values, in the browser, on the web server and in the CMS. Drops inputs that belong to no field,
 * and fields whose condition doesn't hold; a hidden field gets the editor's value.
 *
 * @returns The values by field name, or the first error of each input by input name, in the order of the form.
 */
export function checkForm(form: FormRules, given: Given, { now = new Date(), formats }: Options = {}): CheckedForm {
  const today = dayAtCircuit(now);
  const values: SubmittedValues = {};
  const errors: Record<string, FieldError> = {};
  for (const field of shownFields(form, given)) {
    if (field.__component === "fields.hidden") {
      values[field.name] = field.value;
      continue;
    }
    const { value, broken } = validateField(field, { given, today, formats });
    values[field.name] = value;
    for (const { input, key } of broken) errors[input] ??= { key, params: errorParams(field) };
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, errors };
}
