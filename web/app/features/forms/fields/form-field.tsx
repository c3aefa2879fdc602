import type { AskedField } from "@circuit/contract/forms/form-fields";
import styles from "./form.module.css";
import { AddressField } from "./address-field.tsx";
import { CheckboxField, ChoiceField, MultipleChoiceField } from "./choice-fields.tsx";
import { DateField } from "./date-field.tsx";
import { WhenNote } from "./field-frame.tsx";
import { FileField } from "./file-field.tsx";
import { NumericFormField } from "./number-fields.tsx";
import { PasswordField } from "./password-field.tsx";
import { EmailField, LongTextField, TelephoneField, TextField } from "./text-fields.tsx";

interface FormFieldProps {
  field: AskedField;
  /** `null` while scripts haven't looked yet: then styles decide, or the field says when it is asked. */
  isShown: boolean | null;
}

const widths: Record<AskedField["width"], string | undefined> = {
  full: "",
  half: styles.c6,
  "two-thirds": styles.c8,
  third: styles.c4,
};

/** A field of a form, at its width, when it is asked. */
export function FormField({ field, isShown }: FormFieldProps) {
  return (
    <div className={`${styles.asked} ${widths[field.width]}`} data-field={field.name} hidden={isShown === false}>
      {isShown === null ? <WhenNote field={field} /> : null}
      <FieldOfKind field={field} />
    </div>
  );
}

/** Picks the view of a field. A kind without a case is a type error. */
function FieldOfKind({ field }: { field: AskedField }) {
  switch (field.__component) {
    case "fields.text":
      return <TextField field={field} />;
    case "fields.email":
      return <EmailField field={field} />;
    case "fields.password":
      return <PasswordField field={field} />;
    case "fields.telephone":
      return <TelephoneField field={field} />;
    case "fields.long-text":
      return <LongTextField field={field} />;
    case "fields.number":
    case "fields.currency":
    case "fields.unit":
      return <NumericFormField field={field} />;
    case "fields.date":
      return <DateField field={field} />;
    case "fields.choice":
      return <ChoiceField field={field} />;
    case "fields.multiple-choice":
      return <MultipleChoiceField field={field} />;
    case "fields.checkbox":
      return <CheckboxField field={field} />;
    case "fields.file":
      return <FileField field={field} />;
    case "fields.address":
      return <AddressField field={field} />;
    default:
      return field satisfies never;
  }
}
