import type { InputField, FieldOf } from "@circuit/contract/forms/form-fields";
import styles from "./form.module.css";
import { AddressField } from "./address-field.tsx";
import { CheckboxField, ChoiceField, OptionGroup } from "./choice-fields.tsx";
import { ConditionNote, FieldFrame } from "./field-frame.tsx";
import { FileField } from "./file-field.tsx";
import { NumericFormField } from "./number-fields.tsx";
import { PasswordField } from "./password-field.tsx";
import { EmailField, LineField, LongTextField } from "./text-fields.tsx";
import { dateBounds } from "@circuit/contract/forms/date-bounds";
import { isDisabled } from "@circuit/contract/forms/disabled-days";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { DateInput } from "#app/ui/inputs/date-input.tsx";
import { useForm } from "./form-context.ts";

interface FormFieldProps {
  field: InputField;
  /**
   * Whether the field's condition holds; `null` until scripts have evaluated it. Until then CSS hides the field, or a
   * note says when it applies.
   */
  isShown: boolean | null;
}

const widths: Record<InputField["width"], string | undefined> = {
  full: "",
  half: styles.c6,
  "two-thirds": styles.c8,
  third: styles.c4,
};

/** Shows a form field at its width, hidden while its condition doesn't hold. */
export function FormField({ field, isShown }: FormFieldProps) {
  return (
    <div className={`${styles.asked} ${widths[field.width]}`} data-field={field.name} hidden={isShown === false}>
      {isShown === null ? <ConditionNote field={field} /> : null}
      <FieldOfKind field={field} />
    </div>
  );
}

function FieldOfKind({ field }: { field: InputField }) {
  switch (field.__component) {
    case "fields.text":
    case "fields.telephone":
      return <LineField field={field} />;
    case "fields.email":
      return <EmailField field={field} />;
    case "fields.password":
      return <PasswordField field={field} />;
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
      return <OptionGroup field={field} type="checkbox" />;
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

/** Date field with a first and last day and disabled days (checklist F15). */
function DateField({ field }: { field: FieldOf<"fields.date"> }) {
  const { calendar } = formMessages[useLocale()];
  const { today } = useForm();
  const { min, max } = dateBounds(field, today);

  return (
    <FieldFrame label={field.label} isRequired={field.required} help={field.help} name={field.name}>
      {(attributes, typed) => (
        <DateInput
          {...attributes}
          defaultValue={typed}
          min={min ?? undefined}
          max={max ?? undefined}
          autoComplete={field.autofill ?? undefined}
          isDisabled={(day) => isDisabled(field.disabledDays, day)}
          texts={calendar}
        />
      )}
    </FieldFrame>
  );
}
