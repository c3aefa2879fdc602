import type { Form } from "#contract/forms/form";
import type { SubmittedValues } from "#contract/forms/check-form";

/** Returns the first e-mail address among a form's values; `null` when there is none. */
export function senderEmail({ fields }: Pick<Form, "fields">, values: SubmittedValues): string | null {
  const emailFields = fields.filter(({ __component }) => __component === "fields.email");
  return emailFields.map(({ name }) => values[name]).find((value) => typeof value === "string") ?? null;
}
