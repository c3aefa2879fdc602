import type { Core } from "@strapi/strapi";
import * as z from "zod";

const attributesSchema = z.record(z.string(), z.looseObject({ type: z.string(), component: z.string().optional() }));

const metadatasSchema = z.object({
  config: z.object({
    metadatas: z.record(z.string(), z.object({ edit: z.object({ label: z.string() }).partial() }).partial()),
  }),
});

const partSchema = z.object({ __component: z.string() });

/** The schema of a type or a component; `undefined` when there is none of that name. */
export function schemaOf(strapi: Core.Strapi, uid: string) {
  return Object.entries({ ...strapi.contentTypes, ...strapi.components }).find(([name]) => name === uid)?.[1];
}

/** The label that the form shows for a field; its name when it has none. */
export function labelOf(strapi: Core.Strapi, uid: string, name: string): string {
  const metadatas = metadatasSchema.safeParse(schemaOf(strapi, uid)).data?.config.metadatas ?? {};
  return metadatas[name]?.edit?.label ?? name;
}

/** The name by which an editor knows a part of a list: its title or label, or else the name of its kind. */
export function partName(strapi: Core.Strapi, kind: string, part: unknown): string {
  const named = z.object({ title: z.string().nullish(), label: z.string().nullish() }).safeParse(part).data;
  return named?.title || named?.label || (schemaOf(strapi, kind)?.info.displayName ?? kind);
}

/**
 * Where a field is, as the screen names it: `‘Titel’`, or `‘Blokken › 2 (Kaarten) › Kaarten › 1 (Kijken) › Adres’`.
 *
 * @param path - As Strapi's errors give it, for example `["blocks", "1", "cards", "0", "url"]`.
 * @param data - The data that the path leads through, to find out the kind of each block.
 * @returns `null` for an empty path.
 */
export function fieldPlace(strapi: Core.Strapi, uid: string, path: readonly string[], data: unknown): string | null {
  const words: string[] = [];
  let kind: string | null = uid;
  let part: unknown = data;
  for (const step of path) {
    part = typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined;
    if (/^\d+$/u.test(step)) {
      kind = partSchema.safeParse(part).data?.__component ?? kind;
      words.push(kind === null ? `${Number(step) + 1}` : `${Number(step) + 1} (${partName(strapi, kind, part)})`);
      continue;
    }
    // The path goes on inside a text or a file, whose parts have no labels.
    if (kind === null) break;
    words.push(labelOf(strapi, kind, step));
    const attribute: { component?: string | undefined } | undefined = attributesSchema.parse(
      schemaOf(strapi, kind)?.attributes ?? {},
    )[step];
    kind = attribute?.component ?? null;
  }
  return words.length === 0 ? null : `‘${words.join(" › ")}’`;
}
