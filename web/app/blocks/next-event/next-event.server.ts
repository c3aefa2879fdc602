import { documentPath } from "@circuit/contract/urls/paths";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { limitFreshnessToMinute } from "#app/cms/cache-context.server.ts";
import { getEventBySlug, listUpcomingEvents } from "#app/cms/events.server.ts";
import { circuitDay, lastCircuitDay } from "#app/domain/circuit-day.ts";
import { linesOf } from "#app/domain/race-day.ts";
import { isTakingPlace } from "@circuit/contract/event-state";
import { weeksUntilEvent } from "#app/domain/weeks-until-event.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import type { RaceDay } from "./next-event-data.ts";

/** Loads the event that the page promotes, and today's timetable on a day with an event. */
export async function loadNextEvent(_block: unknown, context: BlockContext) {
  limitFreshnessToMinute();
  const { headline, locale, now } = context;
  return {
    /** Event to promote; `null` when none is coming. */
    event: headline === null ? null : eventSummary(headline, locale, now),
    /** Weeks until the event, rounded up; `null` within eight weeks of it, and without an event. */
    weeksOff: headline === null ? null : weeksUntilEvent(headline.startsAt, now),
    /** Today's event; `null` on a day without one. */
    raceDay: await raceDayOf(context),
    /** ISO 8601 time of the server when it rendered, from which the browser's countdown starts. */
    renderedAt: now.toISOString(),
  };
}

/**
 * Picks today's main event: the headline event or else the longest one, skipping events without a timetable for today.
 */
async function raceDayOf(context: BlockContext): Promise<RaceDay | null> {
  const { headline, locale, now } = context;
  const today = circuitDay(now.getTime());
  const on = (await listUpcomingEvents(context)).filter(
    (event) =>
      isTakingPlace(event) &&
      circuitDay(event.startsAt) <= today &&
      today <= lastCircuitDay(event.startsAt, event.endsAt),
  );
  const length = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    Date.parse(endsAt) - Date.parse(startsAt);
  const leads = ({ slug }: { slug: string }) => Number(slug === headline?.slug);
  const inOrder = on.toSorted((one, other) => leads(other) - leads(one) || length(other) - length(one));
  const events = await Promise.all(inOrder.slice(0, maxEvents).map(({ slug }) => getEventBySlug(slug, context)));
  const days = events.flatMap((event) =>
    event === null
      ? []
      : [
          {
            title: event.title,
            path: documentPath("event", event.slug, locale),
            day: today,
            lines: linesOf(event.timetable, today),
          },
        ],
  );
  return days.find(({ lines }) => lines.length > 0) ?? null;
}

/** Most events of one day whose timetables are read. */
const maxEvents = 3;
