import { Field, TextInput } from "@strapi/design-system";
import { useId } from "react";

interface LabelledTextProps {
  label: string;
  name: string;
  value: string;
  onType: (text: string) => void;
  inputMode?: "text" | "numeric" | "decimal";
  required?: boolean;
  maxLength?: number;
  hint?: string;
  error?: string;
  /** Texts that the browser offers while somebody types. */
  suggestions?: readonly string[];
}

/** Shows a text input with its label. */
export function LabelledText({ label, name, value, onType, ...props }: LabelledTextProps) {
  const { inputMode = "text", required = false, maxLength, hint, error, suggestions = [] } = props;
  const list = useId();
  return (
    <Field.Root name={name} required={required} {...(hint && { hint })} {...(error && { error })}>
      {/* Strapi would cut off a label that is longer than the input. */}
      <Field.Label style={{ whiteSpace: "normal" }}>{label}</Field.Label>
      <TextInput
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        {...(suggestions.length > 0 && { list })}
      />
      <datalist id={list}>
        {suggestions.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
