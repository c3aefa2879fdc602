import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";

interface LabelledChoiceProps {
  label: string;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  hint?: string;
  error?: string;
}

/** Shows a drop-down list with its label. */
export function LabelledChoice({ label, name, value, choices, onChoose, hint, error }: LabelledChoiceProps) {
  return (
    <Field.Root name={name} required {...(hint && { hint })} {...(error && { error })}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen) => onChoose(String(chosen))}>
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
