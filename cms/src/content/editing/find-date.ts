import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { schemaOf } from "./field-place.ts";

const attributesSchema = z.record(z.string(), z.looseObject({ type: z.string(), component: z.string().optional() }));

const partSchema = z.record(z.string(), z.unknown());

const zonePartSchema = z.looseObject({ __component: z.string() });

/**
 * The first day or moment that is found, in whatever field of an entry and its parts.
 *
 * @param isMeant - Whether a value is one; it gets none that is absent.
 * @returns Where it is, as in Strapi's own errors; `null` when there is none.
 */
export function findDate(
  strapi: Core.Strapi,
  uid: string,
  entry: unknown,
  isMeant: (value: unknown) => boolean,
): string[] | null {
  const values = partSchema.safeParse(entry).data ?? {};
  const attributes = attributesSchema.parse(schemaOf(strapi, uid)?.attributes ?? {});
  for (const [name, { type, component }] of Object.entries(attributes)) {
    const value = values[name];
    if (value === null || value === undefined) continue;
    if ((type === "date" || type === "datetime") && isMeant(value)) return [name];
    if (type !== "component" && type !== "dynamiczone") continue;

    for (const [index, below] of [value].flat().entries()) {
      const kind = component ?? zonePartSchema.safeParse(below).data?.__component ?? "";
      const found = findDate(strapi, kind, below, isMeant);
      if (found !== null) return [name, ...(Array.isArray(value) ? [`${index}`] : []), ...found];
    }
  }
  return null;
}
