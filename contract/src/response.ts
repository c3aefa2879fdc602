import * as z from "zod";

/**
 * Flattens an answer in the `data.attributes` shape: entries become plain objects
 * (`{ id, ...attributes }`), and `{ data: … }` around relations and media is removed, at
 * every depth. Strapi 4 answers this shape, Strapi 5 does on the
 * header `Strapi-Response-Format: v4`; the flat shape of Strapi 5 passes unchanged.
 */
export function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isRecord(value)) return value;
  if (isWrapper(value)) return flatten(value.data);

  const { attributes, ...rest } = value;
  const isEntry = isRecord(attributes) && "id" in rest;
  // In Strapi 4 entries have an `id` only.
  const fields = isEntry ? { documentId: String(rest["id"]), ...rest, ...attributes } : value;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, flatten(field)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A relation or media field: `{ data }` alone, or with `meta`. */
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

/** A list answer, with its entries flattened; `pagination` is `null` when the answer has none. */
export function listAnswer<Schema extends z.ZodType>(entry: Schema) {
  return z
    .object({
      data: z.unknown().transform(flatten).pipe(z.array(entry)),
      meta: z.object({ pagination: paginationSchema.optional() }).optional(),
    })
    .transform(({ data, meta }) => ({ data, pagination: meta?.pagination ?? null }));
}

/** A single-entry answer, flattened; `null` when the content system answers `data: null`. */
export function singleAnswer<Schema extends z.ZodType>(entry: Schema) {
  return z
    .object({ data: z.unknown() })
    .transform(({ data }) => flatten(data))
    .pipe(z.union([z.null(), entry]));
}
