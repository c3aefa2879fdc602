import type { BlockOf } from "@circuit/contract/blocks";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { Form } from "@circuit/contract/forms/form";
import type { FormField } from "@circuit/contract/forms/form-fields";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { getForm } from "#app/cms/forms.server.ts";
import { freshUntil } from "#app/cms/answer-sources.server.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import type { FormOutcome, FormViewData, TypedValues } from "#app/features/forms/form-view-data.ts";
import { humanCheck } from "#app/features/forms/human-check/human-check.server.ts";

/** Longest day of the year at the circuit, in milliseconds: the one on which summer time ends. */
const longestDayMs = 25 * 60 * 60 * 1000;

/**
 * The form a block points to, and what became of it when it was sent from this page.
 *
 * @returns `null` when the editor chose none, or it isn't published in this language.
 */
export async function loadForm({ form }: BlockOf<"blocks.form">, context: BlockContext): Promise<FormViewData | null> {
  if (form === null) return null;
  const read = await getForm(form.documentId, context);
  if (read === null) return null;

  const today = dayAtCircuit(context.now);
  if (read.fields.some(changesAtMidnight)) freshUntil(midnightAfter(context.now, today));
  return {
    form: read,
    outcome: isOf(context.formOutcome, read.documentId) ? context.formOutcome : null,
    chosen: chosenIn(read, context.query),
    isSent: context.query.sent === read.documentId,
    humanCheck: humanCheck(),
    today,
  };
}

/** Whether what a field accepts counts from today. */
function changesAtMidnight(field: FormField): boolean {
  return field.__component === "fields.date" || ("daysAhead" in field && field.daysAhead !== null);
}

/**
 * What the address chooses in a form: an event, wherever the form asks for one. One that isn't among the answers, such as
 * an event that is over by now, chooses nothing.
 */
export function chosenIn({ fields }: Pick<Form, "fields">, { event }: Pick<PageQuery, "event">): TypedValues {
  if (event === null) return {};
  const asking = fields.filter(
    (field) => "source" in field && field.source === "events" && field.options.some(({ value }) => value === event),
  );
  return Object.fromEntries(asking.map(({ name }) => [name, [event]]));
}

/**
 * Whether an outcome is of this form. When the body was too large to
 * read, its form isn't known: then it counts.
 */
function isOf(outcome: FormOutcome | null, documentId: string): boolean {
  return outcome !== null && (outcome.form === documentId || outcome.form === "");
}

/**
 * A moment in the first quarter of an hour of the next day, in milliseconds since 1970. Bounds of dates, and the days
 * before an event, count from today, so a page with either is stale then.
 */
function midnightAfter(now: Date, today: string): number {
  const stepMs = 15 * 60 * 1000;
  for (let at = now.getTime(); at < now.getTime() + longestDayMs; at += stepMs) {
    if (dayAtCircuit(new Date(at)) !== today) return at;
  }
  return now.getTime() + longestDayMs;
}
