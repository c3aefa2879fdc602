import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { optional, optionalText } from "#contract/field";
import type { Locale } from "#contract/locales";

/** An entrance that a stand has chosen, as the database has it. */
export const entranceSchema = optional(z.object({ name: optionalText, nameEn: optionalText }));

/** Populates the entrance of a stand for {@link entranceSchema}. */
export const entrance = { select: ["name", "nameEn"] };

const standsSchema = z.array(z.object({ documentId: z.string(), entrance: entranceSchema }));

/** The name of an entrance in a language; `null` when none is chosen. */
export function gateName(chosen: z.output<typeof entranceSchema>, locale: Locale): string | null {
  if (chosen === null) return null;
  return locale === "en" ? (chosen.nameEn ?? chosen.name) : chosen.name;
}

/**
 * Where visitors of published stands come in, by the documentId of the stand; its entrance is chosen in Dutch.
 *
 * @returns Only the stands whose entrance is on the map.
 */
export async function readGateNames({ db }: Core.Strapi, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const where = { publishedAt: { $notNull: true }, locale: "nl" };
  const populate = { entrance };
  const found: unknown = await db.query("api::stand.stand").findMany({ where, select: ["documentId"], populate });
  const names = standsSchema.parse(found).map((stand) => [stand.documentId, gateName(stand.entrance, locale)] as const);
  return new Map(names.flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])));
}
