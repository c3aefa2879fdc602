import * as z from "zod";

/**
 * Flattens an answer in Strapi 4's shape: entries become plain objects (`{ id, ...attributes }`), and relations and
 * media lose the `{ data: … }` around them, at every depth. Strapi 5's flat shape passes unchanged.
 */
export function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isRecord(value)) return value;
  if (isWrapper(value)) return flatten(value.data);

  const { attributes, ...rest } = value;
  const isEntry = isRecord(attributes) && "id" in rest;
  // Entries of Strapi 4 have no `documentId`.
  const fields = isEntry ? { documentId: String(rest["id"]), ...rest, ...attributes } : value;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, flatten(field)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Tells whether a value is `{ data }` or `{ data, meta }`, as Strapi 4 wraps relations and media. */
function isWrapper(value: Record<string, unknown>): boolean {
  return "data" in value && Object.keys(value).every((key) => key === "data" || key === "meta");
}

const paginationSchema = z.object({
  page: z.number(),
  pageSize: z.number(),
  pageCount: z.number().optional(),
  total: z.number().optional(),
});

export type Pagination = z.infer<typeof paginationSchema>;

/** Makes the schema of an answer with a list of entries; `pagination` is `null` when the answer has none. */
export function listAnswer<Schema extends z.ZodType>(entry: Schema) {
  return z
    .object({
      data: z.unknown().transform(flatten).pipe(z.array(entry)),
      meta: z.object({ pagination: paginationSchema.optional() }).optional(),
    })
    .transform(({ data, meta }) => ({ data, pagination: meta?.pagination ?? null }));
}

/** Makes the schema of an answer with one entry; `null` when the CMS answers `data: null`. */
export function singleAnswer<Schema extends z.ZodType>(entry: Schema) {
  return z
    .object({ data: z.unknown() })
    .transform(({ data }) => flatten(data))
    .pipe(z.union([z.null(), entry]));
}
