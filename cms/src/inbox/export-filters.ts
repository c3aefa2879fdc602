import * as z from "zod";

/** Text without NUL, which PostgreSQL can't store. */
const text = z.string().refine((value) => !value.includes("\0"));

const comparedText = z.strictObject({
  $eq: text.optional(),
  $ne: text.optional(),
  $in: z.union([text, z.array(text)]).optional(),
  $contains: text.optional(),
  $containsi: text.optional(),
  $eqi: text.optional(),
});

/** A date or time; databases have no year 0. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).refine((value) => !value.startsWith("0000"));

const comparedMoment = z.partialRecord(z.enum(["$eq", "$ne", "$gt", "$gte", "$lt", "$lte"]), moment);

/** Schema for the filters of the panel's list view: conditions on the type's own fields, none through relations. */
function filtersOf<Condition extends z.ZodType>(condition: Condition) {
  return z
    .union([z.strictObject({ $and: z.array(condition).max(20) }), condition])
    .optional()
    .transform((filters) => filters ?? { $and: [] });
}

const comparedBoth = {
  state: comparedText.optional(),
  language: comparedText.optional(),
  createdAt: comparedMoment.optional(),
};

/** Filters in the query of an export of submissions. */
export const submissionFilters = filtersOf(
  z.strictObject({
    ...comparedBoth,
    formTitle: comparedText.optional(),
    form: comparedText.optional(),
    sender: comparedText.optional(),
  }),
);

/** Filters in the query of an export of subscriptions. */
export const subscriptionFilters = filtersOf(
  z.strictObject({
    ...comparedBoth,
    email: comparedText.optional(),
    kind: comparedText.optional(),
    event: comparedText.optional(),
    eventTitle: comparedText.optional(),
  }),
);

export type ExportFilters = z.infer<typeof submissionFilters> | z.infer<typeof subscriptionFilters>;
