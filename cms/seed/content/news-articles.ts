import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { atticNews } from "./news-attic.ts";
import { crewNews } from "./news-crew.ts";
import { gateNews } from "./news-gates.ts";
import { grietjeAalders } from "./news-grietje-aalders.ts";
import { heathNews } from "./news-heath.ts";
import { longDays } from "./news-long-days.ts";
import { newTarmac } from "./news-new-tarmac.ts";
import { offTrack } from "./news-off-track.ts";
import { onTheClock } from "./news-on-the-clock.ts";
import { onTheWay } from "./news-on-the-way.ts";
import { paddockNews } from "./news-paddock.ts";
import { pitBuildingNews } from "./news-pit-building.ts";
import { raceWeekends } from "./news-race-weekends.ts";
import { sandAndWater } from "./news-sand-and-water.ts";

/**
 * Twenty-six articles over fourteen months, the newest two days old. Reports
 * follow the weekend they are about, a year before the next one on the calendar.
 */
export function newsArticles(calendar: SeedCalendar): SeedDocument[] {
  return [
    ...newTarmac(calendar),
    ...onTheClock(calendar),
    ...heathNews(calendar),
    ...crewNews(calendar),
    ...gateNews(calendar),
    ...atticNews(calendar),
    ...grietjeAalders(calendar),
    ...pitBuildingNews(calendar),
    ...sandAndWater(calendar),
    ...longDays(calendar),
    ...offTrack(calendar),
    ...onTheWay(calendar),
    ...raceWeekends(calendar),
    ...paddockNews(calendar),
  ];
}
