import type { Core } from "@strapi/strapi";
import { attributesOf, walkEntry } from "../schema-parts.ts";

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
  for (const part of walkEntry(strapi, uid, entry)) {
    for (const [name, { type }] of Object.entries(attributesOf(strapi, part.uid))) {
      const value: unknown = type === "date" || type === "datetime" ? Reflect.get(part.value, name) : null;
      if (value !== null && value !== undefined && fits(value)) return [...part.path, name];
    }
  }
  return null;
}
