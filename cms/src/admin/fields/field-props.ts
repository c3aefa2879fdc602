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

/** The same with the field's attribute in the schema, as the panel's registry types it: everything may be absent. */
export interface GivenProps extends Partial<FieldProps> {
  attribute?: { enum?: string[]; max?: number; regex?: string; targetField?: string };
}

/** Name of a field within its type or component: the last part of its path. */
export function fieldNameOf(name: string): string {
  return name.split(".").at(-1) ?? name;
}
