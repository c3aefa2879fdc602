import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { attributesOf, fieldsOf, schemaOf } from "../schema-parts.ts";

const metadatasSchema = z.object({
  config: z.object({
    metadatas: z.record(z.string(), z.object({ edit: z.object({ label: z.string() }).partial() }).partial()),
  }),
});

const partSchema = z.object({ __component: z.string() });

/** The label that the form shows for a field; its name when it has none. */
export function labelOf(strapi: Core.Strapi, uid: string, name: string): string {
  const metadatas = metadatasSchema.safeParse(schemaOf(strapi, uid)).data?.config.metadatas ?? {};
  return metadatas[name]?.edit?.label ?? name;
}

/** The name by which an editor knows a part of a list: its title or label, or else the name of its component. */
export function partName(strapi: Core.Strapi, component: string, part: unknown): string {
  const named = z.object({ title: z.string().nullish(), label: z.string().nullish() }).safeParse(part).data;
  return named?.title || named?.label || (schemaOf(strapi, component)?.info.displayName ?? component);
}

/**
 * Where a field is, as the screen names it: `‘Titel’`, or `‘Blokken › 2 (Kaarten) › Kaarten › 1 (Kijken) › Adres’`.
 *
 * @param path - As Strapi's errors give it, for example `["blocks", "1", "cards", "0", "url"]`.
 * @param data - The data that the path leads through, to find out the component of each block.
 * @returns `null` for an empty path.
 */
export function fieldPlace(strapi: Core.Strapi, uid: string, path: readonly string[], data: unknown): string | null {
  const words: string[] = [];
  let type: string | null = uid;
  let part: unknown = data;
  for (const step of path) {
    part = Array.isArray(part) ? part[Number(step)] : fieldsOf(part)[step];
    if (/^\d+$/u.test(step)) {
      type = partSchema.safeParse(part).data?.__component ?? type;
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
