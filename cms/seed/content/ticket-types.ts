import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { type EventTickets, type SeedStock, ticketDocuments, ticketStock } from "./event-tickets.ts";
import { events } from "./events.ts";
import {
  carDayTickets,
  cyclingNightTickets,
  goudenSpaakTickets,
  hunebedClassicTickets,
  marshalsDayTickets,
  motorcycleDayTickets,
  rainTrainingTickets,
  zandloopTickets,
} from "./tickets-other-days.ts";
import { nachtVanDrentheTickets, noorderGtTickets, sidecarTickets, superbikeTickets } from "./tickets-race-weekends.ts";
import { ttDrentheTickets } from "./tickets-tt-drenthe.ts";

/** What is sold: of every event that is to come. */
function sales(calendar: SeedCalendar): EventTickets[] {
  return [
    marshalsDayTickets,
    rainTrainingTickets,
    cyclingNightTickets,
    superbikeTickets,
    motorcycleDayTickets,
    sidecarTickets,
    goudenSpaakTickets,
    ttDrentheTickets,
    carDayTickets,
    nachtVanDrentheTickets,
    hunebedClassicTickets,
    noorderGtTickets,
    zandloopTickets(calendar),
  ];
}

/** All ticket types. */
export function ticketTypes(calendar: SeedCalendar): SeedDocument[] {
  const byKey = eventsByKey(calendar);
  return sales(calendar).flatMap((sale) => ticketDocuments(sale, eventOf(byKey, sale)));
}

/** How many places there are of all that is sold, and how many are sold already. */
export function seedStock(calendar: SeedCalendar): SeedStock[] {
  const byKey = eventsByKey(calendar);
  return sales(calendar).flatMap((sale) => ticketStock(sale, eventOf(byKey, sale)));
}

function eventsByKey(calendar: SeedCalendar): ReadonlyMap<string, SeedDocument> {
  return new Map(events(calendar).map((event) => [event.key, event]));
}

function eventOf(byKey: ReadonlyMap<string, SeedDocument>, { event: key }: EventTickets): SeedDocument {
  const event = byKey.get(key);
  if (event === undefined) throw new Error(`The seed has no event ${key}`);
  return event;
}
