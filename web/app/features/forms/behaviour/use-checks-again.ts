import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { usePressEnd } from "#app/ui/use-press-end.ts";

interface FormChecks {
  /** Errors on screen. */
  seen: FormErrors;
  find: (form: HTMLFormElement) => Promise<FormErrors>;
  show: (errorsAfter: (before: FormErrors) => FormErrors) => void;
}

/** Validates a form again when focus leaves a field, and when a choice may make another field valid. */
export function useRevalidation({ seen, find, show }: FormChecks) {
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

/** Whether focus moves to the submit button or within the same field, when it's too early to show errors. */
export function isFocusWithinField(left: Element, next: EventTarget | null): boolean {
  if (!(next instanceof Element)) return false;
  if (next.matches("[type=submit]") || next.getAttribute("name") === left.getAttribute("name")) return true;
  return next.matches("button") && left.closest("[data-field]")?.contains(next) === true;
}

/** Reports an error, except a failed load of code: the next use of the form loads it again. */
export function reportFault(error: unknown): void {
  if (!isUnreachable(error)) reportError(error);
}

/**
 * Returns the errors to show after the visitor left a field: those of that field, and those on screen that still hold.
 *
 * @param left - Name of the field; `null` after a choice.
 */
function errorsAfterLeaving(found: FormErrors, seen: FormErrors, left: string | null): FormErrors {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name === left || Object.hasOwn(seen, name)));
}

/**
 * Whether a change may make another field valid, as the country does for a postcode; only choices count, not typing.
 */
function mayMend(field: EventTarget, seen: FormErrors): boolean {
  const isChoice = field instanceof HTMLElement && field.matches("select, [type=radio], [type=checkbox]");
  return isChoice && Object.keys(seen).length > 0;
}
