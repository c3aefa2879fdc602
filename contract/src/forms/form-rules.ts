import type { FormField } from "./form-fields.ts";

/** The part of a form that is needed to check its values. */
export interface FormRules {
  readonly fields: readonly FormField[];
}

/** A file in a form, as described by the browser; its content isn't checked yet. */
export interface FileValue {
  name: string;
  /** In bytes. */
  size: number;
  /** Media type as the browser says; empty when it doesn't know. */
  type: string;
}

/** Values by name of input; numbers with a decimal point and no grouping, days as `YYYY-MM-DD`. */
export type FormValues = Readonly<Record<string, string | readonly string[] | readonly FileValue[]>>;

interface EventOption {
  documentId: string;
  title: string;
}

/**
 * Fills the choices whose options are the coming events.
 *
 * @param events - In the order of the options; the value of an option is the event's documentId.
 */
export function withEventOptions<Rules extends FormRules>(form: Rules, events: readonly EventOption[]): Rules {
  const options = events.map(({ documentId, title }) => ({ value: documentId, label: title, note: null }));
  const fields = form.fields.map((field) =>
    "source" in field && field.source === "events" ? { ...field, options } : field,
  );
  return { ...form, fields };
}
