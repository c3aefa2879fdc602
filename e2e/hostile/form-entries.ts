import { addressParts } from "@circuit/contract/forms/field-choices";
import { inputName } from "@circuit/contract/forms/form-errors";
import type { FormField } from "@circuit/contract/forms/form-fields";
import type { Form } from "@circuit/contract/forms/form";
import { hostileFiles, type HostileFile } from "./hostile-files.ts";

/** The name and value that a browser sends for one input. */
export type Entry = readonly [name: string, value: string | HostileFile];

/** Valid entries for all fields of a form. @param email - The sender's address. */
export function rightEntries({ fields }: Form, email: string): Entry[] {
  return fields.flatMap((field) => {
    if (field.__component === "fields.hidden" || field.showWhenField !== null) return [];
    return entriesOf(field, email);
  });
}

function entriesOf(field: FormField, email: string): Entry[] {
  const { name } = field;
  switch (field.__component) {
    case "fields.email":
      return field.confirm
        ? [
            [name, email],
            [inputName(field, "confirmation"), email],
          ]
        : [[name, email]];
    case "fields.address":
      return addressParts.map((part) => [inputName(field, part), "De Haar 9"]);
    case "fields.file":
      return [[name, hostileFiles[0]]];
    case "fields.date":
      return field.required ? [[name, "1988-03-16"]] : [];
    case "fields.choice":
    case "fields.multiple-choice":
      return [[name, field.options[0]?.value ?? ""]];
    case "fields.checkbox":
      return [[name, "true"]];
    case "fields.telephone":
      return [[name, "06 12 34 56 78"]];
    case "fields.number":
    case "fields.currency":
    case "fields.unit":
      return [[name, String(field.min ?? 4)]];
    default:
      return [[name, "Al jaren op de heide"]];
  }
}
