import { readBlocks } from "@circuit/contract/content/blocks";
import type { EventCard } from "@circuit/contract/content/cards";
import { homeSlug } from "@circuit/contract/urls/paths";
import { isTakingPlace } from "@circuit/contract/event-state";
import { withSales } from "./event-sales.server.ts";
import { limitFreshness } from "./cache-context.server.ts";
import type { CmsOptions } from "./client.server.ts";
import { listFirstEvents, nextFeaturedEvent } from "./events.server.ts";
import { getPageBySlug } from "./pages.server.ts";

/**
 * Returns the event that the site presents as the next one: the editor's choice, else the next featured event, else the
 * next one of all. Skips events that are over, cancelled or postponed; `null` when none is left.
 *
 * @param chosen - The event that the editor chose; `null` for none.
 */
export async function getHeadlineEvent(
  chosen: EventCard | null,
  { now }: { now: Date },
  options: CmsOptions,
): Promise<EventCard | null> {
  if (chosen !== null && isTakingPlace(chosen) && Date.parse(chosen.endsAt) > now.getTime()) {
    limitFreshness(Date.parse(chosen.endsAt));
    const [told = chosen] = await withSales([chosen], options);
    return told;
  }
  const featured = await nextFeaturedEvent({ now }, options);
  return featured ?? (await listFirstEvents({ now, count: maxCandidates }, options)).events.find(isTakingPlace) ?? null;
}

/** Most coming events that are searched for one that isn't cancelled or postponed. */
const maxCandidates = 10;

/** Returns the event of the home page's `next-event` block; `null` without such a block or event. */
export async function getHomeHeadline(at: { now: Date }, options: CmsOptions): Promise<EventCard | null> {
  const home = await getPageBySlug(homeSlug, options);
  const { blocks } = readBlocks(home?.blocks ?? []);
  const opening = blocks.find((block) => block.__component === "blocks.next-event");
  return opening === undefined ? null : getHeadlineEvent(opening.event, at, options);
}
