import type { InputField, FormField as AnyField } from "@circuit/contract/forms/form-fields";
import { FormField } from "../fields/form-field.tsx";
import styles from "../fields/form.module.css";

/** Section of a form; the first one may have no heading. */
interface FormPart {
  heading: string | null;
  fields: InputField[];
}

/** Splits a form's fields into sections: a field with a heading starts a new one. */
function partsOf(fields: readonly AnyField[]): FormPart[] {
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

interface FormPartsProps {
  fields: readonly AnyField[];
  /** Names of the visible fields; `null` until scripts have evaluated the conditions. */
  shown: readonly string[] | null;
}

/** The sections of a form, each under its numbered title; one without a visible field is hidden. */
export function FormParts({ fields: all, shown }: FormPartsProps) {
  const isShown = (name: string) => (shown === null ? null : shown.includes(name));

  return partsOf(all).map(({ heading, fields }) => {
    const row = (
      <div key={fields[0]?.name} className={styles.row}>
        {fields.map((field) => (
          <FormField key={field.name} field={field} isShown={isShown(field.name)} />
        ))}
      </div>
    );
    if (heading === null) return row;

    return (
      <fieldset
        key={fields[0]?.name}
        className={styles.part}
        hidden={fields.every(({ name }) => isShown(name) === false)}
      >
        <legend>{heading}</legend>
        {row}
      </fieldset>
    );
  });
}
