import { dayAtCircuit, daysAfter } from "./date-bounds.ts";
import type { FormField } from "./form-fields.ts";

/** The part of a form by which its values are validated. */
export interface FormRules {
  readonly fields: readonly FormField[];
}

/** A file in a form as the browser describes it; its content isn't validated yet. */
export interface FileValue {
  name: string;
  /** In bytes. */
  size: number;
  /** Media type; empty when the browser doesn't know it. */
  type: string;
}

/** Values by input name; numbers with a decimal point and no grouping, days as `YYYY-MM-DD`. */
export type FormValues = Readonly<Record<string, string | readonly string[] | readonly FileValue[]>>;

interface EventOption {
  documentId: string;
  title: string;
  /** ISO 8601. */
  startsAt: string;
}

/**
 * Fills the options of the fields whose choices are the upcoming events, by `documentId`. Leaves out events that begin
 * before the field's `daysAhead`.
 *
 * @param today - The local date at the circuit, as `YYYY-MM-DD`; `null` to leave out none, for a submission that waited
 *   in a queue.
 */
export function withEventOptions<Rules extends FormRules>(
  form: Rules,
  events: readonly EventOption[],
  today: string | null,
): Rules {
  const fields = form.fields.map((field) => {
    if (!("source" in field) || field.source !== "events") return field;
    const from = today === null ? "" : daysAfter(today, field.daysAhead ?? 0);
    const open = events.filter(({ startsAt }) => field.daysAhead === null || dayAtCircuit(new Date(startsAt)) >= from);
    return {
      ...field,
      options: open.map(({ documentId, title }) => ({ value: documentId, label: title, note: null })),
    };
  });
  return { ...form, fields };
}
