import type { Form } from "#contract/forms/form";
import type { SubmittedValues } from "#contract/forms/schema-of-form";

/** The first e-mail address that was given in a form; `null` when there is none. */
export function senderEmail({ fields }: Pick<Form, "fields">, values: SubmittedValues): string | null {
  const emailFields = fields.filter(({ __component }) => __component === "fields.email");
  return emailFields.map(({ name }) => values[name]).find((value) => typeof value === "string") ?? null;
}
