import type { InputField } from "@circuit/contract/forms/form-fields";
import type { FieldError } from "@circuit/contract/forms/form-errors";
import type { ReactNode } from "react";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { requiredAttributes, useForm, useInput } from "./form-context.ts";
import { useErrorText } from "./use-error-text.ts";
import styles from "./form.module.css";

/** Attributes that connect an input to its label, help and error. */
export interface InputAttributes {
  id: string;
  name: string;
  required: boolean;
  "aria-required": true | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldFrameProps {
  label: string;
  isRequired: boolean;
  help?: string | null;
  name: string;
  className?: string | undefined;
  isSelect?: boolean;
  children: (attributes: InputAttributes, typed: string) => ReactNode;
}

/** Frame of an input: label and help above it, error below it. */
export function FieldFrame({
  label,
  isRequired,
  help = null,
  name,
  className = "",
  isSelect,
  children,
}: FieldFrameProps) {
  const { id, typed, error, isCheckedByBrowser } = useInput(name);
  const attributes = {
    id,
    name,
    ...requiredAttributes(isRequired, isCheckedByBrowser),
    "aria-describedby": describedBy(id, help !== null, error !== null),
    "aria-invalid": error === null ? undefined : true,
  } as const;

  return (
    <div className={`${styles.field} ${error === null ? "" : styles.wrong} ${className}`}>
      <label htmlFor={id}>
        {label}
        {isRequired ? null : <Optional />}
      </label>
      <Help id={id} text={help} />
      <div className={isSelect ? styles.select : undefined}>
        {children(attributes, typed[0] ?? "")}
        {isSelect ? <Icon name="down" /> : null}
      </div>
      <ErrorMessage id={id} name={name} error={error} />
    </div>
  );
}

/** Returns the `aria-describedby` ids of an input's help and error; `undefined` without either. */
export function describedBy(id: string, hasHelp: boolean, hasError: boolean): string | undefined {
  const ids = [hasHelp ? `${id}-help` : "", hasError ? `${id}-error` : ""].filter((part) => part !== "");
  return ids.length === 0 ? undefined : ids.join(" ");
}

/** Marks a field as optional; required fields have no mark. */
export function Optional() {
  return (
    <>
      {" "}
      <span className={styles.optional}>{formMessages[useLocale()].optional}</span>
    </>
  );
}

/** Help text of a field; nothing without one. */
export function Help({ id, text }: { id: string; text: string | null }) {
  if (text === null) return null;
  return (
    <p className={styles.help} id={`${id}-help`}>
      {text}
    </p>
  );
}

/** Error message of an input; nothing without an error. */
export function ErrorMessage({ id, name, error }: { id: string; name: string; error: FieldError | null }) {
  const errorText = useErrorText();
  if (error === null) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="warning" />
      <span>{errorText(name, error)}</span>
    </p>
  );
}

/**
 * Says under which condition a field applies, for visitors without scripts; nothing for a field without a condition.
 */
export function ConditionNote({ field }: { field: InputField }) {
  const { onlyWhen } = formMessages[useLocale()];
  const { form } = useForm();
  const decider = form.fields.find(({ name }) => name === field.showWhenField);
  if (decider === undefined || decider.__component === "fields.hidden") return null;

  const options = "options" in decider ? decider.options : [];
  const value = options.find((option) => option.value === field.showWhenValue)?.label ?? null;
  return <p className={styles.when}>{onlyWhen(decider.label, value)}</p>;
}
