import type { SeedCalendar } from "../calendar.ts";
import type { SeedKind } from "../references.ts";
import type { SeedEntry } from "../seed-documents.ts";

/** All documents of one kind. */
export interface SeedGroup {
  kind: SeedKind;
  documents: readonly SeedEntry[];
}

/**
 * Everything the seed writes, kinds that others refer to first.
 *
 * @param calendar - Calendar of the day of seeding.
 */
export function seedContent(calendar: SeedCalendar): SeedGroup[] {
  return [];
}
