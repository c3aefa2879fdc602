import { Field, TextInput, Typography } from "@strapi/design-system";
import type { FieldProps } from "./field-props.ts";

interface LabelledInputProps extends FieldProps {
  value: string;
  error: string | undefined;
  inputMode: "decimal" | "numeric";
  /** Shown before the typed text, for example `€`. */
  sign?: string;
  onType: (text: string) => void;
  onLeave?: () => void;
}

/** Shows Strapi's text input with its label, hint and error, as a controlled input. */
export function LabelledInput(props: LabelledInputProps) {
  const { name, label, labelAction, hint, required = false, disabled = false, placeholder } = props;
  const { value, error, inputMode, sign, onType, onLeave } = props;

  return (
    <Field.Root name={name} hint={hint} required={required} {...(error !== undefined && { error })}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        type="text"
        inputMode={inputMode}
        disabled={disabled}
        value={value}
        {...(placeholder !== undefined && { placeholder })}
        {...(sign !== undefined && { startAction: <Typography textColor="neutral600">{sign}</Typography> })}
        onChange={(event) => onType(event.currentTarget.value)}
        {...(onLeave !== undefined && { onBlur: onLeave })}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
