import * as z from "zod";
import { optional, optionalText } from "#contract/field";
import type { Locale } from "#contract/locales";

/** The entrance that a grandstand has chosen, as the database has it; `null` for none. */
export const entranceSchema = optional(z.object({ name: optionalText, nameEn: optionalText }));

/** Populates the entrance of a grandstand for {@link entranceSchema}. */
export const entrance = { select: ["name", "nameEn"] };

/** Returns the name of an entrance in a language; `null` when a grandstand has chosen none. */
export function entranceName(chosen: z.output<typeof entranceSchema>, locale: Locale): string | null {
  if (chosen === null) return null;
  return locale === "en" ? (chosen.nameEn ?? chosen.name) : chosen.name;
}
