import type { Event } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { formatDayRange, formatTime } from "#app/i18n/format.ts";
import { eventChangeMessages } from "#app/i18n/messages/event-change.ts";
import { saleMessages } from "#app/i18n/messages/sale.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { ChangeDate } from "./event-change-data.ts";
import type { EventSection } from "./event-part.ts";

type Change = Extract<EventSection, { __component: "own.event-off" | "own.event-moved" }>;

interface PageOfEvent {
  cover: PictureSource | null;
  /** Breadcrumbs of the parent pages; the last one is the calendar. */
  crumbs: readonly { title: string; path: string }[];
  locale: Locale;
  now: Date;
}

/**
 * Returns the banner that opens the page of a moved, postponed or cancelled event; nothing for a planned event, or a
 * moved one that is over.
 */
export function eventChangePart(event: Event, { cover, crumbs, locale, now }: PageOfEvent): Change[] {
  const { state, title, startsAt, endsAt, previousStartsAt, summary } = event;
  const isPast = Date.parse(endsAt) <= now.getTime();
  if (state === "planned" || (state === "moved" && isPast)) return [];
  const words = eventChangeMessages[locale];
  const word = saleMessages[locale].events[state];
  if (state === "moved") {
    const isSameDay = previousStartsAt !== null && circuitDay(previousStartsAt) === circuitDay(startsAt);
    const present = isSameDay ? timeOf(words.now, startsAt, locale) : dayOf(words.now, startsAt, endsAt, locale);
    const before =
      previousStartsAt === null
        ? null
        : isSameDay
          ? timeOf(words.before, previousStartsAt, locale)
          : dayOf(words.before, previousStartsAt, previousStartsAt, locale);
    return [{ __component: "own.event-moved", data: { word, before, now: present, text: words.moved } }];
  }
  const calendar = crumbs.at(-1);
  const data = {
    word,
    heading: withSoftHyphens(title, locale),
    title,
    summary,
    cover,
    crumbs,
    before: dayOf(words.was, startsAt, endsAt, locale),
    answers: words[state],
    calendar: calendar === undefined ? null : { label: words.toCalendar, path: calendar.path },
  };
  return [{ __component: "own.event-off", data }];
}

function dayOf(label: string, from: string, to: string, locale: Locale): ChangeDate {
  const { days, month } = formatDayRange(from, to, locale);
  return { label, moment: from, numeral: days, unit: month };
}

function timeOf(label: string, moment: string, locale: Locale): ChangeDate {
  return { label, moment, numeral: formatTime(moment, locale), unit: eventChangeMessages[locale].hour };
}
