import type { FormField } from "@circuit/contract/forms/form-fields";
import { posterYearField } from "#app/domain/poster-path.ts";

type NumberField = Extract<FormField, { __component: "fields.number" }>;

/** Whether a field asks for the year of a poster: links to missing ones fill it in. */
export function isPosterYear(field: FormField): field is NumberField {
  return field.__component === "fields.number" && field.name === posterYearField;
}
