import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isShared } from "./shared-work.ts";

/** Attributes that get a column of 255 characters from Strapi. */
const boundedSchema = z.looseObject({ type: z.enum(["string", "uid", "email"]) });

/**
 * Makes PostgreSQL store one-line texts of any length, as SQLite does: their schema sets the limits.
 * To be called before the database is opened.
 */
export function unboundStrings(strapi: Core.Strapi): void {
  if (!isShared(strapi.db)) return;
  const own = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  for (const { attributes } of [...own, ...Object.values(strapi.components)]) {
    for (const [name, attribute] of Object.entries(attributes)) {
      const bounded = boundedSchema.safeParse(attribute).data;
      if (bounded === undefined) continue;
      Reflect.set(attributes, name, { ...bounded, columnType: { type: "text", args: ["longtext"] } });
    }
  }
}
