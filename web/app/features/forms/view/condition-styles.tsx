import type { Form } from "@circuit/contract/forms/form";
import type { AskedField, FormField } from "@circuit/contract/forms/form-fields";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { formAnchor } from "../form-view-data.ts";

/** The rules of a form's conditions, in the head of the server's page; none with scripts, as a page may add no styles that its policy doesn't know. */
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
 * The rules of a form's conditions as a style sheet, so that fields come and go
 * without scripts. Conditions that styles can't tell, such as a text that has to
 * be the same, leave the field in sight.
 *
 * @param isCheckedByBrowser - The browser refuses to send invalid input, such as half a
 *   date. A field with invalid input stays in sight, or the visitor couldn't correct it.
 * @returns An empty text when there are none.
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

/** The conditions under which a field is visible: its own, and those of the field that it depends on. */
function conditionsOf(form: Form, field: FormField, passed: ReadonlySet<string>): string[] {
  if (field.__component === "fields.hidden" || field.showWhenField === null || passed.has(field.name)) return [];
  const decider = form.fields.find(({ name }) => name === field.showWhenField);
  if (decider === undefined || decider.__component === "fields.hidden") return [];

  const own = selectorOf(decider, field.showWhenValue);
  return [...(own === null ? [] : [own]), ...conditionsOf(form, decider, new Set([...passed, field.name]))];
}

function selectorOf(decider: AskedField, expected: string | null): string | null {
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
      // Their fields always have a placeholder.
      return expected === null ? `${named}:not(:placeholder-shown)` : null;
    default:
      return null;
  }
}

/** A value within quotes in a style sheet within a page. */
function quoted(value: string): string {
  return value.replaceAll(/[^\w -]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ""} `);
}
