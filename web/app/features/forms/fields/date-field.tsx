import { dateBounds } from "@circuit/contract/forms/date-bounds";
import { isDisabled } from "@circuit/contract/forms/disabled-days";
import type { FieldOf } from "@circuit/contract/forms/form-fields";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { DateInput } from "#app/ui/inputs/date-input.tsx";
import { useForm } from "./form-context.ts";
import { FieldFrame } from "./field-frame.tsx";

/** A day, within the field's limits and not on a closed one (checklist F15). */
export function DateField({ field }: { field: FieldOf<"fields.date"> }) {
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
