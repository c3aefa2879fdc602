import { inputName } from "@circuit/contract/forms/form-errors";
import type { FieldOf } from "@circuit/contract/forms/form-fields";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import styles from "./form.module.css";
import { EmailInput } from "./email-input.tsx";
import { FieldFrame } from "./field-frame.tsx";

/** Placeholder that shows nothing, but lets `:placeholder-shown` detect an empty field, on which conditions depend. */
const noPlaceholder = " ";

/** Renders a field of one line. */
export function LineField({ field }: { field: FieldOf<"fields.text" | "fields.telephone"> }) {
  const isPhone = field.__component === "fields.telephone";
  return (
    <FieldFrame label={field.label} isRequired={field.required} help={field.help} name={field.name}>
      {(attributes, typed) => (
        <input
          {...attributes}
          type={isPhone ? "tel" : "text"}
          defaultValue={typed}
          placeholder={field.placeholder ?? noPlaceholder}
          autoComplete={isPhone ? "tel" : (field.autofill ?? undefined)}
        />
      )}
    </FieldFrame>
  );
}

/** E-mail field, with a second input to repeat the address when the form asks for that (checklist F09). */
export function EmailField({ field }: { field: FieldOf<"fields.email"> }) {
  const { confirmEmail } = formMessages[useLocale()];
  const isPair = field.confirm && field.width === "full";
  const input = (label: string, name: string, help: string | null) => (
    <FieldFrame
      label={label}
      isRequired={field.required}
      help={help}
      name={name}
      className={isPair ? styles.c6 : undefined}
    >
      {(attributes, typed) => (
        <EmailInput {...attributes} defaultValue={typed} placeholder={field.placeholder ?? noPlaceholder} />
      )}
    </FieldFrame>
  );

  const first = input(field.label, field.name, field.help);
  if (!field.confirm) return first;
  return (
    <div className={isPair ? styles.row : styles.asked}>
      {first}
      {input(field.confirmLabel ?? confirmEmail, inputName(field, "confirmation"), null)}
    </div>
  );
}

/** Renders a field of several lines. */
export function LongTextField({ field }: { field: FieldOf<"fields.long-text"> }) {
  return (
    <FieldFrame label={field.label} isRequired={field.required} help={field.help} name={field.name}>
      {(attributes, typed) => (
        <textarea
          {...attributes}
          rows={field.rows ?? 5}
          defaultValue={typed}
          placeholder={field.placeholder ?? noPlaceholder}
        />
      )}
    </FieldFrame>
  );
}
