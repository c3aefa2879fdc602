import type { BlockOf } from "@circuit/contract/content/blocks";
import { dateBounds, dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { isDay } from "@circuit/contract/forms/disabled-days";
import type { Form } from "@circuit/contract/forms/form";
import type { FormField } from "@circuit/contract/forms/form-fields";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { getForm } from "#app/cms/forms.server.ts";
import { limitFreshness } from "#app/cms/cache-context.server.ts";
import { proposalAnchor, proposalFields, waitingListAnchor, waitingListField } from "#app/domain/chosen-form-path.ts";
import { alarmAnchor, posterAnchor, posterYearField } from "#app/domain/filled-form-path.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import type { FormBlockData, FormOutcome, TypedValues } from "#app/features/forms/form-view-data.ts";
import { removeEventsOnSale } from "./alarm-choices.server.ts";
import { markOutcomeShown } from "#app/features/forms/receive/form-action.server.ts";
import { valuesForForm } from "#app/features/forms/receive/typed-values.ts";
import { humanCheck } from "#app/features/forms/human-check/human-proof.server.ts";

/** Longest day at the circuit, the end of summer time, in milliseconds. */
const maxDayMs = 25 * 60 * 60 * 1000;

/**
 * Loads the block's form, with its outcome if this request submitted it.
 *
 * @returns `null` when the editor chose no form, or it isn't published in this language.
 */
export async function loadForm({ form }: BlockOf<"blocks.form">, context: BlockContext): Promise<FormBlockData | null> {
  if (form === null) return null;
  const stored = await getForm(form.documentId, context);
  if (stored === null) return null;
  // Only the page hides these events: a submission may still choose one that was hidden after the page loaded.
  const read = await removeEventsOnSale(stored, context.locale);

  const today = dayAtCircuit(context.now);
  if (read.fields.some(changesAtMidnight)) limitFreshness(midnightAfter(context.now, today));
  return {
    form: read,
    outcome: outcomeOf(context.formOutcome, read),
    chosen: presetValues(read, context.query, today),
    isSent: context.query.sent === read.documentId,
    humanCheck: humanCheck(),
    today,
    anchor: anchorOf(read),
  };
}

/** Returns the anchor of a form that links on the site preset; `undefined` for other forms. */
function anchorOf({ purpose, fields }: Form): string | undefined {
  if (purpose === "ticket-alarm") return alarmAnchor;
  if (fields.some(({ name }) => name === proposalFields.arrangement)) return proposalAnchor;
  if (fields.some(({ name }) => name === waitingListField)) return waitingListAnchor;
  return fields.some(isPosterYear) ? posterAnchor : undefined;
}

/** Whether the limits of a field depend on today's date. */
function changesAtMidnight(field: FormField): boolean {
  return field.__component === "fields.date" || ("daysAhead" in field && field.daysAhead !== null);
}

type Choices = Pick<PageQuery, "event" | "year" | "arrangement" | "guests" | "day" | "stay">;

/**
 * Returns the values that the URL query presets: an event, a poster year, the details of a proposal, or the
 * accommodation of a waiting list. Ignores values that the field doesn't accept, such as a past event.
 */
export function presetValues({ fields }: Pick<Form, "fields">, query: Choices, today: string): TypedValues {
  const chosen = fields.flatMap((field): (readonly [string, readonly string[]])[] => {
    const value = prefillOf(field, query);
    return value !== null && isAcceptedValue(field, value, today) ? [[field.name, [value]]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Returns the query parameter that presets a field; `null` for none. */
function prefillOf(field: FormField, { event, year, arrangement, guests, day, stay }: Choices): string | null {
  if ("source" in field && field.source === "events") return event;
  if (isPosterYear(field)) return year;
  switch (field.name) {
    case proposalFields.arrangement:
      return arrangement;
    case proposalFields.guests:
      return guests;
    case proposalFields.day:
      return day;
    case waitingListField:
      return stay;
    default:
      return null;
  }
}

/** Whether a field accepts a value from the URL query. */
function isAcceptedValue(field: FormField, value: string, today: string): boolean {
  if ("options" in field) return field.options.some((option) => option.value === value);
  if (field.__component === "fields.number") return isBetween(Number(value), field);
  // `isDay` refuses a date such as 31 February, which would pass the bounds below but fail on submission.
  if (field.__component !== "fields.date" || !isDay(value)) return false;
  const { min, max } = dateBounds(field, today);
  return value >= (min ?? value) && value <= (max ?? value);
}

function isBetween(value: number, { min, max }: { min: number | null; max: number | null }): boolean {
  return value >= (min ?? value) && value <= (max ?? value);
}

/**
 * Returns the outcome of the submission if it belongs to this form. An outcome without a form id (body too large, or
 * form deleted) belongs to every form on the page; values of a deleted form go to fields with the same names.
 */
function outcomeOf(outcome: FormOutcome | null, form: Form): FormOutcome | null {
  if (outcome === null || (outcome.form !== form.documentId && outcome.form !== "")) return null;
  markOutcomeShown(outcome);
  return outcome.problem === "replaced" ? { ...outcome, values: valuesForForm(form, outcome.values) } : outcome;
}

/**
 * Returns an epoch time in milliseconds within 15 minutes after the next midnight at the circuit. Limits relative to
 * today change then, so the cached page is stale.
 */
function midnightAfter(now: Date, today: string): number {
  const stepMs = 15 * 60 * 1000;
  for (let at = now.getTime(); at < now.getTime() + maxDayMs; at += stepMs) {
    if (dayAtCircuit(new Date(at)) !== today) return at;
  }
  return now.getTime() + maxDayMs;
}

type NumberField = Extract<FormField, { __component: "fields.number" }>;

/** Whether a field asks for the year of a poster, which links on missing posters preset. */
function isPosterYear(field: FormField): field is NumberField {
  return field.__component === "fields.number" && field.name === posterYearField;
}
