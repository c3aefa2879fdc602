import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { usePressEnd } from "#app/ui/use-press-end.ts";

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

/**
 * The errors that a visitor sees after leaving a field: those that were shown and
 * still hold, and those of that field.
 *
 * @param left - Name of the field; `null` where something was chosen, which may make another field right.
 */
function errorsAfterLeaving(found: FormErrors, seen: FormErrors, left: string | null): FormErrors {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name === left || Object.hasOwn(seen, name)));
}

/** Whether what was just chosen may make another field right, as a country does a postcode; typing is no choice yet. */
function mayMend(field: EventTarget, seen: FormErrors): boolean {
  const isChoice = field instanceof HTMLElement && field.matches("select, [type=radio], [type=checkbox]");
  return isChoice && Object.keys(seen).length > 0;
}
