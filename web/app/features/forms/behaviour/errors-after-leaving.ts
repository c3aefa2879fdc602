import type { FormErrors } from "@circuit/contract/forms/form-errors";

/**
 * The errors that a visitor sees after leaving a field: those that were shown and
 * still hold, and those of that field.
 */
export function errorsAfterLeaving(found: FormErrors, seen: FormErrors, left: string): FormErrors {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name === left || Object.hasOwn(seen, name)));
}
