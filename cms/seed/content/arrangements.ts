import type { SeedDocument } from "../document.ts";
import { korhoenTerrace, trackManagersTable } from "./arrangements-at-table.ts";
import { companyLapDay, meetingRooms } from "./arrangements-company.ts";
import { behindThePitGarage, startbrinkLounge } from "./arrangements-race-day.ts";

/** The six business arrangements, in the order of the arrangements page. */
export const arrangements: SeedDocument[] = [
  startbrinkLounge,
  behindThePitGarage,
  korhoenTerrace,
  meetingRooms,
  trackManagersTable,
  companyLapDay,
];
