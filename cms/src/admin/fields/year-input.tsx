import { useField } from "@strapi/strapi/admin";
import type { FieldProps } from "./field-props.ts";
import { LabelledInput } from "./labelled-input.tsx";

/** A year of four digits; anything but digits can't be typed. */
export function YearInput(props: FieldProps) {
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
