import type { FormField } from "./form-fields.ts";

/** What checking a form needs to know of it. */
export interface FormRules {
  readonly fields: readonly FormField[];
}

/** A picture that comes with a form, before anybody has looked inside. */
export interface FileValue {
  name: string;
  /** In bytes. */
  size: number;
  /** As the browser says; empty where it doesn't know. */
  type: string;
}

/** What a visitor filled in, by name of input; numbers with a point and no grouping, days as `YYYY-MM-DD`. */
export type FormValues = Readonly<Record<string, string | readonly string[] | readonly FileValue[]>>;

interface EventOption {
  documentId: string;
  title: string;
}

/**
 * Fills the choices whose options are the coming events.
 *
 * @param events - In the order in which they are to be offered; the value of an option is the event's documentId.
 */
export function withEventOptions<Rules extends FormRules>(form: Rules, events: readonly EventOption[]): Rules {
  const options = events.map(({ documentId, title }) => ({ value: documentId, label: title }));
  const fields = form.fields.map((field) =>
    "source" in field && field.source === "events" ? { ...field, options } : field,
  );
  return { ...form, fields };
}
