import * as z from "zod";

/** A line of text in NFC, without control characters. @param longest - In characters. */
export function lineOf(longest: number) {
  return z
    .string()
    .normalize("NFC")
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
}

export const eventIdSchema = z.string().regex(/^[a-z0-9]{1,40}$/u);

/** Id in a path. */
export const pathIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/u)
  .transform(Number);
