import { maxLengths } from "@circuit/contract/forms/field-choices";
import type { Form } from "@circuit/contract/forms/form";
import { inputNames } from "@circuit/contract/forms/form-errors";
import type { FormField } from "@circuit/contract/forms/form-fields";
import type { TypedValues } from "../form-view-data.ts";

/** Characters that come back of every text, in whatever field it was put. */
const minEchoed = 500;

/**
 * What was typed, to be shown again as it was: no more than the form's fields can hold. A text that is too long comes
 * back up to four times that, so that its writer can choose what to leave out.
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

/** Most inputs of a deleted form whose texts are carried over to the form that replaced it. */
const maxNames = 200;

/** All that was typed in a form that is gone, by name of input; the form in its place takes what it asks for too. */
export function allTyped(data: FormData): TypedValues {
  const names = [...new Set(data.keys())].slice(0, maxNames);
  const typed = names.map((name) => [name, data.getAll(name).filter((value) => typeof value === "string")] as const);
  return Object.fromEntries(typed);
}

/** The earlier typed values for which this form has a field, as `typedValues` gives them. */
export function typedBefore(form: Form, values: TypedValues): TypedValues {
  const data = new FormData();
  for (const [name, texts] of Object.entries(values)) for (const text of texts) data.append(name, text);
  return typedValues(form, data);
}

/** How many texts an input can have. */
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

/** The longest text that an input of the field can have. */
function longestOf(field: FormField): number {
  switch (field.__component) {
    case "fields.text":
      return field.maxLength ?? maxLengths.text;
    case "fields.long-text":
      return field.maxLength ?? maxLengths.longText;
    case "fields.email":
      return maxLengths.email;
    case "fields.telephone":
      return maxLengths.telephone;
    case "fields.address":
      return maxLengths.addressPart;
    case "fields.choice":
    case "fields.multiple-choice":
      return Math.max(0, ...field.options.map(({ value }) => value.length));
    default:
      // Numbers, days and ticks.
      return maxLengths.text;
  }
}
