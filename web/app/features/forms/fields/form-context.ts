import type { Form } from "@circuit/contract/forms/form";
import type { FieldError, FormErrors } from "@circuit/contract/forms/form-errors";
import { createContext, use } from "react";
import { inputId, type TypedValues } from "../form-view-data.ts";

interface FormContext {
  form: Form;
  values: TypedValues;
  errors: FormErrors;
  /** The page was made again after the form was sent from it. */
  isAgain: boolean;
  today: string;
  /** The browser itself refuses what it can't read, as no script of ours can say so. */
  isCheckedByBrowser: boolean;
}

const Context = createContext<FormContext | null>(null);

/** Gives the fields inside it what they are drawn from. */
export const FormProvider = Context.Provider;

/** The form around a field. */
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

/** State of an input: its id, typed values and error. */
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
 * How an input says that it must be filled in. When the browser checks the form, it
 * must not check this as well: a required field out of sight would block the form
 * without a message.
 */
export function required(isRequired: boolean, isCheckedByBrowser: boolean) {
  const isTold = isRequired && isCheckedByBrowser;
  return { required: isRequired && !isCheckedByBrowser, "aria-required": isTold ? true : undefined } as const;
}
