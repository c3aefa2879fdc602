import { Field, TextInput, Typography } from "@strapi/design-system";
import { useId } from "react";
import type { FieldProps } from "./field-props.ts";

interface LabelledInputProps extends FieldProps {
  value: string;
  error?: string | undefined;
  inputMode?: "text" | "numeric" | "decimal";
  maxLength?: number;
  /** Shown before the typed text, for example `€`. */
  sign?: string;
  /** Texts that the browser offers while somebody types. */
  suggestions?: readonly string[];
  onType: (text: string) => void;
  onLeave?: () => void;
}

/** Shows Strapi's text input with its label, hint and error, as a controlled input. */
export function LabelledInput(props: LabelledInputProps) {
  const { name, label, labelAction, hint, required = false, disabled = false, placeholder } = props;
  const { value, error, inputMode = "text", maxLength, sign, suggestions = [], onType, onLeave } = props;
  const list = useId();

  return (
    <Field.Root name={name} hint={hint} required={required} {...(error !== undefined && { error })}>
      {/* Strapi would cut off a label that is longer than the input. */}
      <Field.Label action={labelAction} style={{ whiteSpace: "normal" }}>
        {label}
      </Field.Label>
      <TextInput
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        disabled={disabled}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        startAction={sign === undefined ? null : <Typography textColor="neutral600">{sign}</Typography>}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
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
