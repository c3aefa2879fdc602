import { Field, TextInput } from "@strapi/design-system";

interface LabelledTextProps {
  label: string;
  name: string;
  value: string;
  onType: (text: string) => void;
  inputMode?: "text" | "numeric" | "decimal";
  required?: boolean;
}

/** A text field with its label. */
export function LabelledText({ label, name, value, onType, inputMode = "text", required = false }: LabelledTextProps) {
  return (
    <Field.Root name={name} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field.Root>
  );
}
