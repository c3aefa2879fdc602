import { dayAtCircuit, daysAfter } from "./date-bounds.ts";
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
  /** ISO 8601. */
  startsAt: string;
}

/**
 * Fills the choices whose options are the coming events. An event for which it is too late, by the days ahead that the
 * field asks for, is none of them.
 *
 * @param events - In the order of the options; the value of an option is the event's documentId.
 * @param today - The day at the circuit, as `YYYY-MM-DD`; `null` where being late doesn't count: what waited was in time.
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
