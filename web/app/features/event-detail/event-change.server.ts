import type { Event } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { formatDayRange, formatTime } from "#app/i18n/format.ts";
import { eventChangeMessages } from "#app/i18n/messages/event-change.ts";
import { saleMessages } from "#app/i18n/messages/sale.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { PictureSource } from "#app/ui/picture.tsx";

/** Day, period or time of an event, as large digits. */
export interface ChangeDate {
  /** Label above the digits, such as `Zou beginnen op`. */
  label: string;
  /** ISO 8601. */
  moment: string;
  numeral: string;
  /** Text after the digits: a month such as `juni`, or `uur` after a time. */
  unit: string;
}

export type MovedPart = ReturnType<typeof movedPart>;
export type CancelledPart = ReturnType<typeof cancelledPart>;

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
export function eventChangePart(event: Event, page: PageOfEvent): (MovedPart | CancelledPart)[] {
  const { state, endsAt } = event;
  if (state === "planned") return [];
  if (state !== "moved") return [cancelledPart({ ...event, state }, page)];
  return Date.parse(endsAt) <= page.now.getTime() ? [] : [movedPart(event, page.locale)];
}

/** Returns the banner above the page of a moved event, with its old and new date. */
function movedPart({ startsAt, endsAt, previousStartsAt }: Event, locale: Locale) {
  const words = eventChangeMessages[locale];
  const isSameDay = previousStartsAt !== null && circuitDay(previousStartsAt) === circuitDay(startsAt);
  const dateOf = (label: string, from: string, to: string) =>
    isSameDay ? timeOf(label, from, locale) : dayOf(label, from, to, locale);
  const data = {
    word: saleMessages[locale].events.moved,
    /** `null` when the editor entered no date before the move. */
    before: previousStartsAt === null ? null : dateOf(words.before, previousStartsAt, previousStartsAt),
    now: dateOf(words.now, startsAt, endsAt),
    /** Text on what the move means for customers with tickets. */
    text: words.moved,
  };
  return { __component: "own.event-moved" as const, data };
}

type CancelledEvent = Event & { state: "cancelled" | "postponed" };

/** Returns the opening of the page of a cancelled or postponed event. */
function cancelledPart(
  { state, title, startsAt, endsAt, summary }: CancelledEvent,
  { cover, crumbs, locale }: PageOfEvent,
) {
  const words = eventChangeMessages[locale];
  const calendar = crumbs.at(-1);
  const data = {
    word: saleMessages[locale].events[state],
    /** The title with soft hyphens, for the headline. */
    heading: withSoftHyphens(title, locale),
    title,
    summary,
    cover,
    crumbs,
    /** Date on which the event was planned. */
    before: dayOf(words.was, startsAt, endsAt, locale),
    /** Questions and answers for customers with tickets. */
    answers: words[state],
    calendar: calendar === undefined ? null : { label: words.toCalendar, path: calendar.path },
  };
  return { __component: "own.event-off" as const, data };
}

function dayOf(label: string, from: string, to: string, locale: Locale): ChangeDate {
  const { days, month } = formatDayRange(from, to, locale);
  return { label, moment: from, numeral: days, unit: month };
}

function timeOf(label: string, moment: string, locale: Locale): ChangeDate {
  return { label, moment, numeral: formatTime(moment, locale), unit: eventChangeMessages[locale].hour };
}
