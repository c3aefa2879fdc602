import type { Locale } from "#contract/locales";
import { admissionDays } from "#contract/shop/admission-days";
import type { Grandstand } from "#contract/shop/catalogue";
import { dayTimes } from "#contract/shop/day-times";
import type { OrderLine } from "#contract/shop/order";
import { documentLabels } from "./document-labels.ts";
import type { Timetables } from "./read-timetables.ts";
import { writeWeekday } from "./written-values.ts";

/** A fact for visitors, such as when the gates open. */
interface VisitFact {
  label: string;
  value: string;
}

/**
 * Returns when the gates open: `08:30`, or with weekdays where times differ or that of a day isn't known. Empty when no
 * timetable says it.
 */
export function gateTimes(line: OrderLine, timetables: Timetables, locale: Locale): string {
  const times = timesOf(line, timetables, locale).flatMap(({ day, gatesOpenAt }) =>
    gatesOpenAt === null ? [] : [{ day, at: gatesOpenAt }],
  );
  const isOfAllDays = times.length === admissionDays(line.admission).length;
  if (isOfAllDays && new Set(times.map(({ at }) => at)).size === 1) return times[0]?.at ?? "";
  return times.map(({ day, at }) => `${writeWeekday(day, locale)} ${at}`).join(", ");
}

/** Returns how to get in with the tickets of an order line and when races start, as far as map and timetable say so. */
export function visitFacts(line: OrderLine, timetables: Timetables, locale: Locale): VisitFact[] {
  const words = documentLabels[locale];
  const { stand } = line;
  const gates = gateTimes(line, timetables, locale);
  const isOneDay = admissionDays(line.admission).length === 1;
  const starts = timesOf(line, timetables, locale).flatMap(({ day, firstStart, lastRace }) => {
    const when = (at: string) => words.time(isOneDay ? at : `${writeWeekday(day, locale)} ${at}`);
    return [
      ...(firstStart === null
        ? []
        : [{ label: firstStart.isRace ? words.firstStart : words.firstRiders, value: when(firstStart.at) }]),
      ...(lastRace === null ? [] : [{ label: lastRace.title, value: when(lastRace.at) }]),
    ];
  });
  return [
    ...(stand?.gate ? [{ label: words.gate, value: stand.gate }] : []),
    ...(gates === "" ? [] : [{ label: words.gatesOpen, value: words.time(gates) }]),
    ...(stand?.walk ? [{ label: words.walk, value: writeWalk(stand.walk) }] : []),
    ...starts,
  ];
}

/** Writes the walk from a gate: `4 min, 240 m`. */
export function writeWalk({ minutes, metres }: NonNullable<Grandstand["walk"]>): string {
  return `${minutes} min, ${metres} m`;
}

function timesOf({ admission, eventId }: OrderLine, timetables: Timetables, locale: Locale) {
  const timetable = timetables.get(eventId) ?? [];
  return admissionDays(admission).flatMap((day) => {
    const found = timetable.find(({ date }) => date === day);
    return found === undefined ? [] : [{ day, ...dayTimes(found.sessions, locale) }];
  });
}
