import * as z from "zod";
import { maxDays } from "./admission-days.ts";

const dayPattern = String.raw`\d{4}-\d{2}-\d{2}`;

const dayMs = 86_400_000;

/** What looks like a key, whatever days it names: a request with one that can't be is answered, and not malformed. */
export const admissionFormSchema = z.string().regex(new RegExp(`^${dayPattern}(?:_${dayPattern})?$`, "u"));

/**
 * Key of what a ticket admits to: a day at the circuit (`2027-06-25`), or several days in a row
 * (`2027-06-25_2027-06-27`, first and last day), fourteen at most.
 */
export const admissionKeySchema = admissionFormSchema.refine(isRowOfDays);

/** A day that no calendar has, such as the 31st of June, is none. */
function isRowOfDays(key: string): boolean {
  const days = key.split("_");
  const times = days.map((day) => Date.parse(`${day}T00:00:00Z`));
  if (times.some((time, at) => Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== days[at]))
    return false;
  const [first = 0, last = first] = times;
  return last >= first && last - first < maxDays * dayMs;
}
