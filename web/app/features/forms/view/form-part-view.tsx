import type { FormPart } from "./form-parts.ts";
import { FormField } from "../fields/form-field.tsx";
import styles from "../fields/form.module.css";

interface FormPartViewProps {
  part: FormPart;
  /** Names of the visible fields; `null` until scripts have evaluated the conditions. */
  shown: readonly string[] | null;
}

/** A section of a form under its numbered title, hidden when none of its fields is visible. */
export function FormPartView({ part: { heading, fields }, shown }: FormPartViewProps) {
  const isShown = (name: string) => (shown === null ? null : shown.includes(name));
  const row = (
    <div className={styles.row}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} isShown={isShown(field.name)} />
      ))}
    </div>
  );
  if (heading === null) return row;

  return (
    <fieldset className={styles.part} hidden={fields.every(({ name }) => isShown(name) === false)}>
      <legend>{heading}</legend>
      {row}
    </fieldset>
  );
}
