import * as z from "zod/mini";
import { dayAtCircuit } from "./date-bounds.ts";
import { answerOf, type LineFormats, type SubmittedValue } from "./field-answer.ts";
import { errorParams, type FieldError, type FormErrors, inputNames, isFormErrorKey } from "./form-errors.ts";
import type { FormRules } from "./form-rules.ts";
import { shownFields } from "./shown-fields.ts";

/** The stored values of a form, by name of field. */
export type SubmittedValues = Record<string, SubmittedValue>;

interface Options {
  /** The moment that decides the date at the circuit; now when absent. */
  now?: Date;
  /** See `check-own-form.ts`. */
  formats?: LineFormats;
}

/**
 * The rules of a form: the same in the browser, on the web server and in the CMS.
 *
 * Takes values by name of input (`FormValues`). Names that belong to no field are dropped,
 * and so are fields whose condition doesn't hold. A hidden field gets the editor's value. The
 * path of an issue is the name of an input and its message is a `FormErrorKey`; there is at
 * most one per input, in the order of the form.
 */
export function schemaOfForm(form: FormRules, { now = new Date(), formats }: Options = {}) {
  const today = dayAtCircuit(now);

  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((given, context): SubmittedValues => {
      const values: SubmittedValues = {};
      for (const field of shownFields(form, given)) {
        if (field.__component === "fields.hidden") {
          values[field.name] = field.value;
          continue;
        }
        const { value, broken } = answerOf(field, { given, today, formats });
        values[field.name] = value;
        for (const { input, key } of broken) {
          context.issues.push({ code: "custom", message: key, path: [input], input: given[input] });
        }
      }
      return values;
    }),
  );
}

export type CheckedForm = { ok: true; values: SubmittedValues } | { ok: false; errors: FormErrors };

/** Checks values by the rules of the form; errors are by name of input, in the order of the form. */
export function checkForm(form: FormRules, given: unknown, options: Options = {}): CheckedForm {
  const parsed = schemaOfForm(form, options).safeParse(given);
  if (parsed.success) return { ok: true, values: parsed.data };

  const errors: Record<string, FieldError> = {};
  for (const { path, message } of parsed.error.issues) {
    const input = String(path[0]);
    const field = form.fields.find((candidate) => inputNames(candidate).includes(input));
    if (field === undefined || !isFormErrorKey(message)) continue;
    errors[input] ??= { key: message, params: errorParams(field) };
  }
  return { ok: false, errors };
}
