import type { Form } from "#contract/forms/form";
import type { SubmittedValues } from "#contract/forms/schema-of-form";

/** The first e-mail address that was given in a form; `null` when there is none. */
export function senderOf({ fields }: Pick<Form, "fields">, values: SubmittedValues): string | null {
  const asked = fields.filter(({ __component }) => __component === "fields.email");
  return asked.map(({ name }) => values[name]).find((value) => typeof value === "string") ?? null;
}
