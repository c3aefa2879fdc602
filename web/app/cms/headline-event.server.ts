import { readBlocks } from "@circuit/contract/content/blocks";
import type { EventCard } from "@circuit/contract/content/cards";
import { homeSlug } from "@circuit/contract/urls/paths";
import { isGoingOn } from "@circuit/contract/event-state";
import { withSales } from "./event-sales.server.ts";
import { freshUntil } from "./cache-context.server.ts";
import type { CmsOptions } from "./client.server.ts";
import { listFirstEvents, nextFeaturedEvent } from "./events.server.ts";
import { getPageBySlug } from "./pages.server.ts";

/**
 * The one event that the site calls the next: the editor's choice while it isn't over and goes on, else the next featured one,
 * else the next of all; `null` when none is coming.
 *
 * @param chosen - What the editor chose; `null` for nothing.
 */
export async function headlineEvent(
  chosen: EventCard | null,
  { now }: { now: Date },
  options: CmsOptions,
): Promise<EventCard | null> {
  if (chosen !== null && isGoingOn(chosen) && Date.parse(chosen.endsAt) > now.getTime()) {
    freshUntil(Date.parse(chosen.endsAt));
    const [told = chosen] = await withSales([chosen], options);
    return told;
  }
  const featured = await nextFeaturedEvent({ now }, options);
  return featured ?? (await listFirstEvents({ now, count: maxCandidates }, options)).events.find(isGoingOn) ?? null;
}

/** How many events are looked at for one that goes on. */
const maxCandidates = 10;

/** The event that home opens with; `null` when it opens with something else. */
export async function homeHeadline(at: { now: Date }, options: CmsOptions): Promise<EventCard | null> {
  const home = await getPageBySlug(homeSlug, options);
  const { blocks } = readBlocks(home?.blocks ?? []);
  const opening = blocks.find((block) => block.__component === "blocks.next-event");
  return opening === undefined ? null : headlineEvent(opening.event, at, options);
}
