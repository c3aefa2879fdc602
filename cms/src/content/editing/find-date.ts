import type { Core } from "@strapi/strapi";
import { attributesOf, fieldsOf, partsIn } from "../schema-parts.ts";

/**
 * Finds the first day or moment that fits, in any field of an entry and its components.
 *
 * @param fits - Called for filled-in dates only.
 * @returns The path to it, as in Strapi's own errors; `null` when there is none.
 */
export function findDate(
  strapi: Core.Strapi,
  uid: string,
  entry: unknown,
  fits: (value: unknown) => boolean,
): string[] | null {
  const values = fieldsOf(entry);
  for (const [name, attribute] of Object.entries(attributesOf(strapi, uid))) {
    const value = values[name];
    const isDate = attribute.type === "date" || attribute.type === "datetime";
    if (isDate && value !== null && value !== undefined && fits(value)) return [name];
    for (const part of partsIn(value, attribute)) {
      const found = findDate(strapi, part.uid, part.value, fits);
      if (found !== null) return [name, ...(part.index === null ? [] : [`${part.index}`]), ...found];
    }
  }
  return null;
}
