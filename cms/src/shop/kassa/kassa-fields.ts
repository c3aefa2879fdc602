import * as z from "zod";
import { cleanLine } from "#contract/clean-text";

/** Makes the schema of a line of text, cleaned by {@link cleanLine}. @param longest - In characters. */
export function textLineSchema(longest: number) {
  return z.string().overwrite(cleanLine).max(longest);
}

export const eventIdSchema = z.string().regex(/^[a-z0-9]{1,40}$/u);

/** Numeric id in a URL path. */
export const pathIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/u)
  .transform(Number);
