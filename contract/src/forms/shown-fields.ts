import { cleanLine } from "../clean-text.ts";
import type { FormField } from "./form-fields.ts";
import type { FormRules, FormValues } from "./form-rules.ts";

type Given = Readonly<Record<string, unknown>> | FormValues;

/**
 * Returns the fields to show for the current values: those without a condition, and those whose condition holds and
 * depends on a field that shows itself.
 */
export function shownFields(form: FormRules, values: Given): FormField[] {
  return form.fields.filter((field) => isShown(form, field, values, new Set()));
}

function isShown(form: FormRules, field: FormField, values: Given, passed: ReadonlySet<string>): boolean {
  if (field.__component === "fields.hidden" || field.showWhenField === null) return true;
  // Fields with circular conditions all show.
  if (passed.has(field.name)) return true;

  const { showWhenField, showWhenValue } = field;
  const decider = form.fields.find(({ name }) => name === showWhenField);
  if (decider === undefined) return true;
  if (!isShown(form, decider, values, new Set([...passed, field.name]))) return false;
  return holds(decider, values[decider.name], showWhenValue);
}

function holds(decider: FormField, value: unknown, expected: string | null): boolean {
  if (decider.__component === "fields.hidden") return expected === null || decider.value === expected;
  if (decider.__component === "fields.checkbox") return String(isTicked(value)) === (expected ?? "true");

  const texts = (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== "");
  return expected === null ? texts.length > 0 : texts.includes(textOf(expected));
}

function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? cleanLine(value) : "";
}

/** Tells whether the value of a checkbox means that it is ticked. */
export function isTicked(value: unknown): boolean {
  return value === true || value === "true" || value === "on" || value === "1";
}
