import type { Form } from "@circuit/contract/forms/form";
import type { FieldError, FormErrors } from "@circuit/contract/forms/form-errors";
import { createContext, use } from "react";
import { inputId, type TypedValues } from "../form-view-data.ts";

interface FormContext {
  form: Form;
  values: TypedValues;
  errors: FormErrors;
  /** Whether the server shows the form again after a submission without scripts. */
  isRedisplayed: boolean;
  today: string;
  /** Whether the browser validates input, as without scripts only the browser notices unreadable values. */
  isCheckedByBrowser: boolean;
}

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

/** Returns the form around a field. @throws {Error} Outside a `FormProvider`. */
export function useForm(): FormContext {
  const context = use(Context);
  if (context === null) throw new Error("No FormProvider above this field");
  return context;
}

interface InputState {
  id: string;
  name: string;
  typed: readonly string[];
  error: FieldError | null;
  isCheckedByBrowser: boolean;
}

/** Returns the id, error and attributes of an input. */
export function useInput(name: string): InputState {
  const { form, values, errors, isCheckedByBrowser } = useForm();
  return {
    id: inputId(form, name),
    name,
    typed: values[name] ?? [],
    error: errors[name] ?? null,
    isCheckedByBrowser,
  };
}

/**
 * Returns the attributes of a required input. When the browser validates the form it gets `aria-required` only, as a
 * required field that is hidden would block the form without a message.
 */
export function requiredAttributes(isRequired: boolean, isCheckedByBrowser: boolean) {
  const isTold = isRequired && isCheckedByBrowser;
  return { required: isRequired && !isCheckedByBrowser, "aria-required": isTold ? true : undefined } as const;
}
