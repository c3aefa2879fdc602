import type { FieldOf } from "@circuit/contract/forms/form-fields";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { CurrencyInput } from "#app/ui/inputs/currency-input.tsx";
import { NumberInput } from "#app/ui/inputs/number-input.tsx";
import type { NumberOptions } from "#app/ui/inputs/number-rules.ts";
import { UnitInput } from "#app/ui/inputs/unit-input.tsx";
import { FieldFrame } from "./field-frame.tsx";

type NumericField = FieldOf<"fields.number" | "fields.currency" | "fields.unit">;

function useOptions({ min, max, step, decimals }: NumericField): NumberOptions {
  const locale = useLocale();
  return { locale, min, max, ...(step === null ? {} : { step }), ...(decimals === null ? {} : { decimals }) };
}

/** Field for a number (checklist F12), an amount of money (F13) or a quantity with a unit (F14). */
export function NumericFormField({ field }: { field: NumericField }) {
  const options = useOptions(field);
  const { numberNotes: notes } = formMessages[useLocale()];

  return (
    <FieldFrame label={field.label} isRequired={field.required} help={field.help} name={field.name}>
      {(attributes, typed) => {
        const input = {
          ...attributes,
          defaultValue: typed,
          placeholder: field.placeholder ?? undefined,
          options,
          notes,
        };
        switch (field.__component) {
          case "fields.currency":
            return <CurrencyInput {...input} currency={field.currency} />;
          case "fields.unit":
            return (
              <UnitInput {...input} unit={field.unit} displayUnit={field.displayUnit} unitDisplay={field.unitDisplay} />
            );
          default:
            return <NumberInput {...input} />;
        }
      }}
    </FieldFrame>
  );
}
