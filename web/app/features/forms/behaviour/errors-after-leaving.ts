import type { FormErrors } from "@circuit/contract/forms/form-errors";

/**
 * The errors that a visitor sees after leaving a field: those that were shown and
 * still hold, and those of that field.
 *
 * @param left - Name of the field; `null` where something was chosen, which may make another field right.
 */
export function errorsAfterLeaving(found: FormErrors, seen: FormErrors, left: string | null): FormErrors {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name === left || Object.hasOwn(seen, name)));
}

/** Whether what was just chosen may make another field right, as a country does a postcode; typing is no choice yet. */
export function mayMend(field: EventTarget, seen: FormErrors): boolean {
  const isChoice = field instanceof HTMLElement && field.matches("select, [type=radio], [type=checkbox]");
  return isChoice && Object.keys(seen).length > 0;
}
