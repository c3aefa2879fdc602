import type { BlockOf } from "@circuit/contract/content/blocks";
import { documentPath } from "@circuit/contract/urls/paths";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { limitFreshnessToMinute } from "#app/cms/cache-context.server.ts";
import { isTakingPlace } from "@circuit/contract/event-state";

/**
 * Returns the moment that the editor set, or else the start of the chosen event unless it is cancelled or postponed.
 *
 * @returns Times are ISO 8601; `renderedAt` is the server's, from which the browser's countdown starts. `null` without
 *   a moment.
 */
export async function loadCountdown(
  { until, event: chosen }: BlockOf<"blocks.countdown">,
  { locale, now }: BlockContext,
) {
  const event = chosen !== null && isTakingPlace(chosen) ? chosen : null;
  const startsAt = until ?? event?.startsAt;
  if (startsAt === undefined) return null;
  limitFreshnessToMinute();

  return {
    startsAt,
    endsAt: until === null ? (event?.endsAt ?? null) : null,
    path: event ? documentPath("event", event.slug, locale) : null,
    renderedAt: now.toISOString(),
  };
}
