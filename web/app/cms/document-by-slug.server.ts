import type * as z from "zod";
import { cmsList, type CmsOptions } from "./client.server.ts";
import { mayHaveSlug, type AddressedType } from "./known-slugs.server.ts";
import { madeFrom, slugTag } from "./made-from.server.ts";

/**
 * Reads the one published document with this slug, with its blocks.
 *
 * @returns `null` when none has it in this language.
 */
export async function documentBySlug<Schema extends z.ZodType>(
  type: AddressedType,
  schema: Schema,
  slug: string,
  options: CmsOptions,
): Promise<z.output<Schema> | null> {
  const tags = [slugTag(type, options.locale, slug)];
  madeFrom(...tags);
  if (!(await mayHaveSlug(type, slug, options.locale))) return null;
  const query = { filters: { slug: { $eq: slug } }, view: "detail", pagination: { pageSize: 1, withCount: false } };
  const { data } = await cmsList(type, schema, query, options, tags);
  return data[0] ?? null;
}
