import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { attributesOf, blockSchema, fieldsOf, schemaOf } from "../schema-parts.ts";

const metadatasSchema = z.object({
  config: z.object({
    metadatas: z.record(z.string(), z.object({ edit: z.object({ label: z.string() }).partial() }).partial()),
  }),
});

/** Returns the label that the form shows for a field; its name when it has none. */
export function labelOf(strapi: Core.Strapi, uid: string, name: string): string {
  const metadatas = metadatasSchema.safeParse(schemaOf(strapi, uid)).data?.config.metadatas ?? {};
  return metadatas[name]?.edit?.label ?? name;
}

/** Returns the name by which an editor knows a component in a list: its title or label, or its component's name. */
function partName(strapi: Core.Strapi, component: string, part: unknown): string {
  const named = z.object({ title: z.string().nullish(), label: z.string().nullish() }).safeParse(part).data;
  return named?.title || named?.label || (schemaOf(strapi, component)?.info.displayName ?? component);
}

/**
 * Names a field as the form does: `‘Titel’`, `‘Blokken › 2 (Kaarten) › Kaarten › 1 (Kijken) › Adres’`.
 *
 * @param path - As in Strapi's errors, for example `["blocks", "1", "cards", "0", "url"]`.
 * @param data - The entry, which has the component of each block.
 * @returns `null` for an empty path.
 */
export function describeFieldPath(
  strapi: Core.Strapi,
  uid: string,
  path: readonly string[],
  data: unknown,
): string | null {
  const words: string[] = [];
  let type: string | null = uid;
  let part: unknown = data;
  for (const step of path) {
    part = Array.isArray(part) ? part[Number(step)] : fieldsOf(part)[step];
    if (/^\d+$/u.test(step)) {
      type = blockSchema.safeParse(part).data?.__component ?? type;
      words.push(type === null ? `${Number(step) + 1}` : `${Number(step) + 1} (${partName(strapi, type, part)})`);
      continue;
    }
    // The path goes on inside a text or a file, whose parts have no labels.
    if (type === null) break;
    words.push(labelOf(strapi, type, step));
    type = attributesOf(strapi, type)[step]?.component ?? null;
  }
  return words.length === 0 ? null : `‘${words.join(" › ")}’`;
}
