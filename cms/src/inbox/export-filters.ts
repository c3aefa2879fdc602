import * as z from "zod";

/** PostgreSQL takes no text with this in it. */
const text = z.string().refine((value) => !value.includes("\0"));

const comparedText = z.strictObject({
  $eq: text.optional(),
  $ne: text.optional(),
  $in: z.union([text, z.array(text)]).optional(),
  $contains: text.optional(),
  $containsi: text.optional(),
  $eqi: text.optional(),
});

/** The calendars of databases know no year 0. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).refine((value) => !value.startsWith("0000"));

const comparedMoment = z.strictObject({
  $eq: moment.optional(),
  $ne: moment.optional(),
  $gt: moment.optional(),
  $gte: moment.optional(),
  $lt: moment.optional(),
  $lte: moment.optional(),
});

/** The filters that the panel's list can have on; nothing that reaches into other types. */
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

/** Filters on submissions, as a query names them. */
export const submissionFilters = filtersOf(
  z.strictObject({
    ...comparedBoth,
    formTitle: comparedText.optional(),
    form: comparedText.optional(),
    sender: comparedText.optional(),
  }),
);

/** Filters on subscriptions, as a query names them. */
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
