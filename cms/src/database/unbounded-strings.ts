import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isShared } from "./shared-work.ts";

/** Attributes for which Strapi creates a column of 255 characters. */
const boundedSchema = z.looseObject({ type: z.enum(["string", "uid", "email"]) });

/**
 * Gives one-line texts a PostgreSQL column without a length limit; the content types' schemas set the limits. Call it
 * before the database is opened.
 */
export function removeStringLimits(strapi: Core.Strapi): void {
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
