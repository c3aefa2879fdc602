import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { usePressEnd } from "#app/ui/use-press-end.ts";
import { errorsAfterLeaving, mayMend } from "./errors-after-leaving.ts";

interface FormChecks {
  /** The errors that are shown. */
  seen: FormErrors;
  find: (form: HTMLFormElement) => Promise<FormErrors>;
  show: (errorsAfter: (before: FormErrors) => FormErrors) => void;
}

/** Checks a form once more when a field is left, and when something is chosen that may make another field right. */
export function useChecksAgain({ seen, find, show }: FormChecks) {
  const pressEnd = usePressEnd();
  const check = async (form: HTMLFormElement, left: string | null) => {
    await pressEnd();
    const found = await find(form);
    show((before) => errorsAfterLeaving(found, before, left));
  };
  return {
    checkLeft: (form: HTMLFormElement, name: string | null) => {
      if (name !== null) check(form, name).catch(reportFault);
    },
    checkChosen: (form: HTMLFormElement, field: EventTarget) => {
      if (mayMend(field, seen)) check(form, null).catch(reportFault);
    },
  };
}

/** Code that couldn't be fetched is no fault: the next use of the form tries again, and sending tells the visitor. */
export function reportFault(error: unknown): void {
  if (!isUnreachable(error)) reportError(error);
}
