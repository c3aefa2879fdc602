import type { InputField, FormField } from "@circuit/contract/forms/form-fields";

/** Section of a form; the first one may have no heading. */
export interface FormPart {
  heading: string | null;
  fields: InputField[];
}

/** Splits a form's fields into sections: a field with a heading starts a new one. */
export function formParts(fields: readonly FormField[]): FormPart[] {
  const parts: FormPart[] = [];
  for (const field of fields) {
    if (field.__component === "fields.hidden") continue;
    const { heading } = field;
    const last = parts.at(-1);
    if (last === undefined || heading !== null) parts.push({ heading, fields: [field] });
    else last.fields.push(field);
  }
  return parts;
}
