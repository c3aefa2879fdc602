import * as z from "zod";
import { cleanLine } from "./clean-text.ts";
import { emailPattern } from "./email-pattern.ts";

/** A field that an editor may leave empty: missing and `null` both read as `null`. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

/** A list that may be missing: read as an empty list. */
export function list<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema)
    .nullish()
    .transform((value) => value ?? []);
}

/** Text that an editor may leave empty; an empty string reads as `null`. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** One of some values; a missing value or `null` reads as the default. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values, fallback: Values[number]) {
  return z
    .enum(values)
    .nullish()
    .transform((value) => value ?? fallback);
}

/** An e-mail address, without what comes along when one is pasted. */
export const emailAddress = z.string().overwrite(cleanLine).max(254).regex(emailPattern);

/** A boolean; a missing value or `null` reads as the default. */
export function flag(fallback: boolean) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? fallback);
}

/** Brand colours that an editor may choose as a background; the text colour on it follows from the choice. */
export const brandColours = [
  "primary",
  "yellow",
  "blue",
  "pink",
  "turqoise",
  "orange",
  "secondary",
  "asphalt",
] as const;

export type BrandColour = (typeof brandColours)[number];

/** A moment as ISO 8601 with offset or Z, as Strapi writes `datetime` fields. */
export const moment = z.iso.datetime({ offset: true });

/** How many of something a list shows; `null` when the editor left that open. */
export const count = optional(z.number().int().positive());
