import type { EventAgenda } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import { calendarFile, type CalendarEvent } from "@circuit/contract/calendar-file";
import { isTakingPlace } from "@circuit/contract/event-state";
import { env } from "#app/env.server.ts";

type CalendarEntry = Omit<EventAgenda, "id">;

interface CalendarParts {
  events: readonly CalendarEntry[];
  locale: Locale;
  brandName: string | null;
  /** Returns the name of a calendar to subscribe to; `null` for the file of a single event. */
  name: ((brand: string) => string) | null;
  /** File name without extension. */
  fileName: string;
}

/** Returns a response with events as a calendar file (RFC 5545), which phones open and desktops save. */
export function calendarResponse({ events, locale, brandName, name, fileName }: CalendarParts): Response {
  const publisher = brandName ?? new URL(env.SITE_URL).hostname;
  const text = calendarFile({
    publisher,
    name: name?.(publisher) ?? null,
    language: locale,
    events: events.map((event) => calendarEvent(event, locale)),
  });
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${fileName}.ics"`,
      "cache-control": "no-cache",
    },
  });
}

function calendarEvent(event: CalendarEntry, locale: Locale): CalendarEvent {
  const { documentId, title, startsAt, endsAt, updatedAt, summary, venue, type } = event;
  return {
    id: `${documentId}@${new URL(env.SITE_URL).hostname}`,
    title,
    startsAt,
    endsAt,
    updatedAt,
    description: summary,
    place: venue,
    category: type?.name ?? null,
    address: new URL(documentPath("event", event.slug, locale), env.SITE_URL).href,
    isCancelled: !isTakingPlace(event),
  };
}
