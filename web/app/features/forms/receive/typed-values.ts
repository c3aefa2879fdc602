import { maxLengths } from "@circuit/contract/forms/field-choices";
import type { Form } from "@circuit/contract/forms/form";
import { errorParams, inputNames } from "@circuit/contract/forms/form-errors";
import type { FormField } from "@circuit/contract/forms/form-fields";
import type { TypedValues } from "../form-view-data.ts";

/** Number of characters to return of every text, even if its field accepts fewer. */
const minEchoed = 500;

/**
 * Returns the typed values to show again, no more than the form can hold. Of a text that is too long up to four times
 * the limit comes back, so that the visitor can shorten it.
 */
export function typedValues({ fields }: Form, data: FormData): TypedValues {
  const typed = fields.flatMap((field) =>
    inputNames(field).flatMap((name) => {
      const texts = data.getAll(name).filter((value) => typeof value === "string");
      const kept = texts
        .slice(0, maxTexts(field))
        .map((text) => text.slice(0, Math.max(minEchoed, 4 * longestOf(field))));
      return kept.length === 0 ? [] : [[name, kept] as const];
    }),
  );
  return Object.fromEntries(typed);
}

/** Most inputs of a deleted form whose texts the form that replaced it takes over. */
const maxNames = 200;

/** Returns all typed texts of a deleted form, by input name. */
export function allTyped(data: FormData): TypedValues {
  const names = [...new Set(data.keys())].slice(0, maxNames);
  const typed = names.map((name) => [name, data.getAll(name).filter((value) => typeof value === "string")] as const);
  return Object.fromEntries(typed);
}

/** Returns the typed values for which the form has a field, limited as by `typedValues`. */
export function valuesForForm(form: Form, values: TypedValues): TypedValues {
  const data = new FormData();
  for (const [name, texts] of Object.entries(values)) for (const text of texts) data.append(name, text);
  return typedValues(form, data);
}

/** Returns how many texts of an input to show again; never passwords. */
function maxTexts(field: FormField): number {
  switch (field.__component) {
    case "fields.hidden":
    case "fields.password":
    case "fields.file":
      return 0;
    case "fields.multiple-choice":
      return field.options.length;
    default:
      return 1;
  }
}

/** Returns the length limit of a field's inputs, in characters; that of a text for numbers, dates and checkboxes. */
function longestOf(field: FormField): number {
  if ("options" in field) return Math.max(0, ...field.options.map(({ value }) => value.length));
  return Number(errorParams(field)["maxLength"] ?? maxLengths.text);
}
