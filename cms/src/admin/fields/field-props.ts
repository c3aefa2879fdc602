import type { ReactNode } from "react";

/** Props that Strapi's edit view passes to a field, as its `InputRenderer` takes them. */
export interface FieldProps {
  /** Path of the value in the form, for example `blocks.0.buttons.1.url`. */
  name: string;
  label?: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** `FieldProps` with the field's attribute in the schema, all optional as in the panel's registry of fields. */
export interface GivenProps extends Partial<FieldProps> {
  attribute?: { enum?: string[]; max?: number; regex?: string; targetField?: string };
}

/** Returns a field's name within its type or component: the last part of its path. */
export function fieldNameOf(name: string): string {
  return name.split(".").at(-1) ?? name;
}
