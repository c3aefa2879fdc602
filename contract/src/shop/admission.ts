import * as z from "zod";
import { daysAfter } from "../forms/date-bounds.ts";
import { maxDays } from "./admission-days.ts";

const dayPattern = String.raw`\d{4}-\d{2}-\d{2}`;

/** Checks only the format of an admission's key, so that a cart with an impossible day gets an answer per line. */
export const admissionFormSchema = z.string().regex(new RegExp(`^${dayPattern}(?:_${dayPattern})?$`, "u"));

/**
 * Key of an admission, the days that a ticket is for: one day (`2027-06-25`), or up to fourteen consecutive days
 * (`2027-06-25_2027-06-27`, first and last day).
 */
export const admissionKeySchema = admissionFormSchema.refine(isRowOfDays);

/** Tells whether the days of a key exist (31 June doesn't), are in order and aren't too many. */
function isRowOfDays(key: string): boolean {
  const days = key.split("_");
  const [first = "", last = first] = days;
  if (!days.every((day) => z.iso.date().safeParse(day).success)) return false;
  return first <= last && last <= daysAfter(first, maxDays - 1);
}
