import type { BlockOf } from "@circuit/contract/content/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { withSales } from "#app/cms/event-sales.server.ts";
import { nextFeaturedEvent } from "#app/cms/events.server.ts";
import { limitFreshnessToMinute } from "#app/cms/cache-context.server.ts";
import { byStart } from "#app/domain/by-start.ts";
import { isTakingPlace } from "@circuit/contract/event-state";
import { withOtherYears } from "#app/domain/season-year.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";

/**
 * Loads the events that the editor chose, in order of start, without past, cancelled and postponed ones; with none
 * chosen, the next featured event.
 *
 * @returns The next event, the later ones, and the server's time in ISO 8601, from which the browser's countdown
 *   starts; `null` without events.
 */
export async function loadFeaturedEvents({ events }: BlockOf<"blocks.featured-events">, context: BlockContext) {
  limitFreshnessToMinute();
  const { locale, now } = context;
  const chosen = (await withSales(events.filter(isTakingPlace), context)).toSorted(byStart);
  const coming = events.length > 0 ? chosen : await featuredEvents(context);
  const [next, ...others] = coming.map((event) => eventSummary(event, locale, now)).filter(({ isPast }) => !isPast);

  return next === undefined ? null : { next, others: withOtherYears(others), renderedAt: now.toISOString() };
}

async function featuredEvents(context: BlockContext) {
  const event = await nextFeaturedEvent(context, context);
  return event === null ? [] : [event];
}
