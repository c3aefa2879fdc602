import type { SeedDocument } from "../document.ts";
import { allYearArrangements } from "./arrangements-all-year.ts";
import { raceDayArrangements } from "./arrangements-race-day.ts";

/** The six business arrangements, in the order of the arrangements page. */
export const arrangements: SeedDocument[] = [...raceDayArrangements, ...allYearArrangements];
