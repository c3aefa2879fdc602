import type { BlockOf } from "@circuit/contract/content/blocks";
import { dateBounds, dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { isDay } from "@circuit/contract/forms/disabled-days";
import type { Form } from "@circuit/contract/forms/form";
import type { FormField } from "@circuit/contract/forms/form-fields";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { getForm } from "#app/cms/forms.server.ts";
import { freshUntil } from "#app/cms/cache-context.server.ts";
import { alarmAnchor } from "#app/domain/alarm-path.ts";
import { posterAnchor, posterYearField } from "#app/domain/poster-path.ts";
import { proposalAnchor, proposalFields } from "#app/domain/proposal-form.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import { waitingListAnchor, waitingListField } from "#app/domain/waiting-list-form.ts";
import type { FormBlockData, FormOutcome, TypedValues } from "#app/features/forms/form-view-data.ts";
import { withoutEventsOnSale } from "./alarm-choices.server.ts";
import { noteShown } from "#app/features/forms/receive/form-action.server.ts";
import { typedBefore } from "#app/features/forms/receive/typed-values.ts";
import { humanCheck } from "#app/features/forms/human-check/human-check.server.ts";

/** Longest day of the year at the circuit, in milliseconds: the one on which summer time ends. */
const maxDayMs = 25 * 60 * 60 * 1000;

/**
 * The form a block points to, and what became of it when it was sent from this page.
 *
 * @returns `null` when the editor chose none, or it isn't published in this language.
 */
export async function loadForm({ form }: BlockOf<"blocks.form">, context: BlockContext): Promise<FormBlockData | null> {
  if (form === null) return null;
  const stored = await getForm(form.documentId, context);
  if (stored === null) return null;
  // Only where it is chosen: what was in time when the page was loaded is taken.
  const read = await withoutEventsOnSale(stored, context.locale);

  const today = dayAtCircuit(context.now);
  if (read.fields.some(changesAtMidnight)) freshUntil(midnightAfter(context.now, today));
  return {
    form: read,
    outcome: outcomeOf(context.formOutcome, read),
    chosen: chosenIn(read, context.query, today),
    isSent: context.query.sent === read.documentId,
    humanCheck: humanCheck(),
    today,
    anchor: anchorOf(read),
  };
}

/** Anchor of a form of which links preset a field; `undefined` for other forms. */
function anchorOf({ purpose, fields }: Form): string | undefined {
  if (purpose === "ticket-alarm") return alarmAnchor;
  if (fields.some(({ name }) => name === proposalFields.arrangement)) return proposalAnchor;
  if (fields.some(({ name }) => name === waitingListField)) return waitingListAnchor;
  return fields.some(isPosterYear) ? posterAnchor : undefined;
}

/** Whether a field's limits are relative to today. */
function changesAtMidnight(field: FormField): boolean {
  return field.__component === "fields.date" || ("daysAhead" in field && field.daysAhead !== null);
}

type Choices = Pick<PageQuery, "event" | "year" | "arrangement" | "guests" | "day" | "stay">;

/**
 * What the address chooses in a form: an event, wherever the form asks for one, the year of a poster, and what a proposal
 * or a place on a waiting list is asked for. One that isn't among the answers, such as an event that is over by now, chooses nothing.
 */
export function chosenIn({ fields }: Pick<Form, "fields">, query: Choices, today: string): TypedValues {
  const chosen = fields.flatMap((field): (readonly [string, readonly string[]])[] => {
    const value = prefillOf(field, query);
    return value !== null && takes(field, value, today) ? [[field.name, [value]]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The value in the URL for a field. */
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

/** Whether a value of the address is an answer that the field takes. */
function takes(field: FormField, value: string, today: string): boolean {
  if ("options" in field) return field.options.some((option) => option.value === value);
  if (field.__component === "fields.number") return isBetween(Number(value), field);
  // A day that doesn't exist would be taken here, and refused when it is sent.
  if (field.__component !== "fields.date" || !isDay(value)) return false;
  const { min, max } = dateBounds(field, today);
  return value >= (min ?? value) && value <= (max ?? value);
}

function isBetween(value: number, { min, max }: { min: number | null; max: number | null }): boolean {
  return value >= (min ?? value) && value <= (max ?? value);
}

/**
 * What became of this form, if it was sent. One whose body was too large to read, or that is gone by now, isn't known:
 * then it counts, and what was typed in one that is gone stands in the fields that this one has too.
 */
function outcomeOf(outcome: FormOutcome | null, form: Form): FormOutcome | null {
  if (outcome === null || (outcome.form !== form.documentId && outcome.form !== "")) return null;
  noteShown(outcome);
  return outcome.problem === "replaced" ? { ...outcome, values: typedBefore(form, outcome.values) } : outcome;
}

/**
 * A moment in the first quarter of an hour of the next day, in milliseconds since 1970. Bounds of dates, and the days
 * before an event, count from today, so a page with either is stale then.
 */
function midnightAfter(now: Date, today: string): number {
  const stepMs = 15 * 60 * 1000;
  for (let at = now.getTime(); at < now.getTime() + maxDayMs; at += stepMs) {
    if (dayAtCircuit(new Date(at)) !== today) return at;
  }
  return now.getTime() + maxDayMs;
}

type NumberField = Extract<FormField, { __component: "fields.number" }>;

/** Whether a field asks for the year of a poster: links to missing ones fill it in. */
function isPosterYear(field: FormField): field is NumberField {
  return field.__component === "fields.number" && field.name === posterYearField;
}
