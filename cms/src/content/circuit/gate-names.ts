import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { optional, optionalText } from "#contract/field";
import type { Locale } from "#contract/locales";

/** The entrance that a grandstand has chosen, as the database has it; `null` for none. */
export const entranceSchema = optional(z.object({ name: optionalText, nameEn: optionalText }));

/** Populates the entrance of a grandstand for {@link entranceSchema}. */
export const entrance = { select: ["name", "nameEn"] };

const standsSchema = z.array(z.object({ documentId: z.string(), entrance: entranceSchema }));

/** Returns the name of an entrance in a language; `null` when a grandstand has chosen none. */
export function entranceName(chosen: z.output<typeof entranceSchema>, locale: Locale): string | null {
  if (chosen === null) return null;
  return locale === "en" ? (chosen.nameEn ?? chosen.name) : chosen.name;
}

/**
 * Reads the names of the entrances of published grandstands, by the documentId of the grandstand; editors choose the
 * entrance in Dutch. Grandstands without a published entrance are absent.
 */
export async function readEntranceNames({ db }: Core.Strapi, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const where = { publishedAt: { $notNull: true }, locale: "nl" };
  const populate = { entrance };
  const found: unknown = await db.query("api::stand.stand").findMany({ where, select: ["documentId"], populate });
  const names = standsSchema
    .parse(found)
    .map((stand) => [stand.documentId, entranceName(stand.entrance, locale)] as const);
  return new Map(names.flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])));
}
