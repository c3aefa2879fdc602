import type { FieldOf } from "@circuit/contract/forms/form-fields";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { requiredAttributes, useInput } from "./form-context.ts";
import styles from "./form.module.css";
import { describedBy, ErrorMessage, FieldFrame, Help, Optional } from "./field-frame.tsx";

/** Choice of one option: a select or radio buttons. */
export function ChoiceField({ field }: { field: FieldOf<"fields.choice"> }) {
  const { choose } = formMessages[useLocale()];
  if (field.display === "radio") return <OptionGroup field={field} type="radio" />;

  return (
    <FieldFrame label={field.label} isRequired={field.required} help={field.help} name={field.name} isSelect>
      {(attributes, typed) => (
        <select {...attributes} defaultValue={typed} autoComplete={field.autofill ?? undefined}>
          <option value="">{field.placeholder ?? choose}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface OptionGroupProps {
  field: FieldOf<"fields.choice" | "fields.multiple-choice">;
  type: "radio" | "checkbox";
}

/** Group of radio buttons or checkboxes; each option's whole row is clickable. */
export function OptionGroup({ field, type }: OptionGroupProps) {
  const { id, name, typed, error, isCheckedByBrowser } = useInput(field.name);
  const isWide = field.options.length > 4;

  return (
    <fieldset
      className={`${styles.group} ${error === null ? "" : styles.wrongGroup}`}
      aria-describedby={describedBy(id, field.help !== null, error !== null)}
    >
      <legend>
        {field.label}
        {field.required ? null : <Optional />}
      </legend>
      <Help id={id} text={field.help} />
      <ErrorMessage id={id} name={name} error={error} />
      <div className={`${styles.options} ${isWide ? styles.twoColumns : ""}`}>
        {field.options.map(({ value, label, note }, index) => (
          <label key={value} className={styles.option}>
            <input
              type={type}
              // The summary of errors links to the first option.
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={typed.includes(value)}
              {...requiredAttributes(type === "radio" && field.required, isCheckedByBrowser)}
              aria-invalid={error === null ? undefined : true}
            />
            <i className={type === "radio" ? styles.round : undefined} />
            <span>
              {note === null ? label : <b>{label}</b>}
              {note === null ? null : <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Checkbox, such as an agreement, with an optional link to the text that the visitor agrees to. */
export function CheckboxField({ field }: { field: FieldOf<"fields.checkbox"> }) {
  const { id, name, typed, error, isCheckedByBrowser } = useInput(field.name);
  const { label, help, linkLabel, linkUrl } = field;

  return (
    <div className={styles.field}>
      <label className={`${styles.option} ${error === null ? "" : styles.wrongOption}`}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="true"
          defaultChecked={typed.includes("true")}
          {...requiredAttributes(field.required, isCheckedByBrowser)}
          aria-describedby={describedBy(id, help !== null, error !== null)}
          aria-invalid={error === null ? undefined : true}
        />
        <i />
        <span>
          {label}
          {field.required ? null : <Optional />}
        </span>
      </label>
      {linkLabel === null || linkUrl === null ? null : (
        <p className={styles.optionLink}>
          <AppLink to={linkUrl} isNewTab>
            {linkLabel}
          </AppLink>
        </p>
      )}
      <Help id={id} text={help} />
      <ErrorMessage id={id} name={name} error={error} />
    </div>
  );
}
