import * as z from "zod";
import { cleanLine } from "./clean-text.ts";
import { emailPattern } from "./email-pattern.ts";

/** Makes a field optional: missing and `null` both parse to `null`. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

/** Makes a list optional: missing and `null` both parse to an empty list. */
export function list<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema)
    .nullish()
    .transform((value) => value ?? []);
}

/** Optional text; an empty string parses to `null`. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** Makes an optional enum with a default for a missing value or `null`. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values, fallback: Values[number]) {
  return z
    .enum(values)
    .nullish()
    .transform((value) => value ?? fallback);
}

/** An e-mail address, cleaned of the invisible characters of pasted text. */
export const emailAddress = z.string().overwrite(cleanLine).max(254).regex(emailPattern);

/** Makes an optional boolean with a default for a missing value or `null`. */
export function flag(fallback: boolean) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? fallback);
}

/** Brand colours that an editor may choose as a background; the site chooses the text colour that fits. */
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

/** An ISO 8601 date and time with offset or Z, as Strapi answers `datetime` fields. */
export const moment = z.iso.datetime({ offset: true });

/** Number of items that a list shows; `null` when the editor set none. */
export const count = optional(z.number().int().positive());
