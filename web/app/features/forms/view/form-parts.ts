import type { AskedField, FormField } from "@circuit/contract/forms/form-fields";

/** Fields that stand together, under a title of their own or, at the start, under none. */
export interface FormPart {
  heading: string | null;
  fields: AskedField[];
}

/** Divides a form's fields into sections: each field with a heading begins one. */
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
