import { useField } from "@strapi/strapi/admin";
import { EuroInput } from "./euro-input.tsx";
import { fieldNameOf, type FieldProps, type GivenProps } from "./field-props.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { WholeNumberInput } from "./whole-number-input.tsx";

/** Edits a whole number: an amount in cents as euros, and a year without a thousands separator. */
export function NumberInput({ name = "", attribute, ...props }: GivenProps) {
  const field = fieldNameOf(name);
  if (field.endsWith("Cents")) return <EuroInput {...props} name={name} max={attribute?.max ?? null} />;
  if (field === "year") return <YearInput {...props} name={name} />;
  return <WholeNumberInput {...props} name={name} />;
}

/** Edits a year of four digits; other characters can't be typed. */
function YearInput(props: FieldProps) {
  const { value, error, onChange } = useField<number | null>(props.name);
  return (
    <LabelledInput
      {...props}
      inputMode="numeric"
      value={value?.toString() ?? ""}
      error={error}
      onType={(text) => {
        const digits = text.replaceAll(/\D/gu, "").slice(0, 4);
        onChange(props.name, digits === "" ? null : Number(digits));
      }}
    />
  );
}
