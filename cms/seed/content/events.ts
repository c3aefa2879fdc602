import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { cyclingNight } from "./events-cycling-night.ts";
import { goudenSpaak } from "./events-gouden-spaak.ts";
import { hunebedClassic } from "./events-hunebed-classic.ts";
import { marshalsDay } from "./events-marshals-day.ts";
import { nachtVanDrenthe } from "./events-nacht-van-drenthe.ts";
import { noorderGt } from "./events-noorder-gt.ts";
import { pastEvents } from "./events-past.ts";
import { rainTraining } from "./events-rain-training.ts";
import { sidecarWeekend } from "./events-sidecar-weekend.ts";
import { superbikeDrenthe } from "./events-superbike-drenthe.ts";
import { ttDrenthe } from "./events-tt-drenthe.ts";
import { vrijRijden } from "./events-vrij-rijden.ts";
import { zandloop } from "./events-zandloop.ts";

/**
 * A season around the day of seeding: two events just past, thirteen ahead, the
 * first in three weeks and the last in eleven months. Seeded late in November,
 * the big weekends fall where fans expect them: April, June, August.
 */
export function events(calendar: SeedCalendar): SeedDocument[] {
  return [
    ...pastEvents(calendar),
    marshalsDay(calendar),
    rainTraining(calendar),
    cyclingNight(calendar),
    superbikeDrenthe(calendar),
    ...vrijRijden(calendar),
    sidecarWeekend(calendar),
    goudenSpaak(calendar),
    ttDrenthe(calendar),
    nachtVanDrenthe(calendar),
    hunebedClassic(calendar),
    noorderGt(calendar),
    zandloop(calendar),
  ];
}
