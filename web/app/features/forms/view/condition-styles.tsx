import type { Form } from "@circuit/contract/forms/form";
import type { InputField, FormField } from "@circuit/contract/forms/form-fields";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { formAnchor } from "../form-view-data.ts";

/**
 * Style sheet of a form's conditions for visitors without scripts. With scripts it renders nothing, as the page's
 * content security policy allows no added styles.
 */
export function ConditionStyles(props: { form: Form; isCheckedByBrowser: boolean }) {
  const hasScripts = useHasScripts();
  const rules = hasScripts ? "" : conditionStyles(props.form, props.isCheckedByBrowser);
  if (rules === "") return null;
  return (
    <style href={formAnchor(props.form)} precedence="own">
      {rules}
    </style>
  );
}

/**
 * Returns CSS that shows and hides conditional fields without scripts. A condition that CSS can't express, such as an
 * exact text, leaves its field visible.
 *
 * @param isCheckedByBrowser - Whether the browser refuses to submit invalid input, such as half a date. A field with
 *   invalid input then stays visible, so that the visitor can correct it.
 * @returns Empty text without conditions.
 */
export function conditionStyles(form: Form, isCheckedByBrowser: boolean): string {
  const goes = isCheckedByBrowser ? ":not(:has(:invalid))" : "";
  return form.fields
    .flatMap((field) =>
      conditionsOf(form, field, new Set()).map(
        (selector) => `#${formAnchor(form)}:not(:has(${selector})) [data-field="${field.name}"]${goes}{display:none}`,
      ),
    )
    .join("");
}

/**
 * Returns selectors that must all match for a field to be visible: its own condition, and those of the field it depends
 * on.
 */
function conditionsOf(form: Form, field: FormField, passed: ReadonlySet<string>): string[] {
  if (field.__component === "fields.hidden" || field.showWhenField === null || passed.has(field.name)) return [];
  const decider = form.fields.find(({ name }) => name === field.showWhenField);
  if (decider === undefined || decider.__component === "fields.hidden") return [];

  const own = selectorOf(decider, field.showWhenValue);
  return [...(own === null ? [] : [own]), ...conditionsOf(form, decider, new Set([...passed, field.name]))];
}

function selectorOf(decider: InputField, expected: string | null): string | null {
  const named = `[name="${decider.name}"]`;
  switch (decider.__component) {
    case "fields.checkbox":
      return expected === "false" ? `${named}:not(:checked)` : `${named}:checked`;
    case "fields.choice":
    case "fields.multiple-choice":
      return expected === null
        ? `${named}:checked,${named} option:checked:not([value=""])`
        : `${named}[value="${quoted(expected)}"]:checked,${named} option[value="${quoted(expected)}"]:checked`;
    case "fields.text":
    case "fields.email":
    case "fields.telephone":
    case "fields.long-text":
      // Text inputs always have a placeholder.
      return expected === null ? `${named}:not(:placeholder-shown)` : null;
    default:
      return null;
  }
}

/** Escapes a value for a quoted CSS string in HTML. */
function quoted(value: string): string {
  return value.replaceAll(/[^\w -]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ""} `);
}
