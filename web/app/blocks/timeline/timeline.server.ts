import type { BlockOf } from "@circuit/contract/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listTimelineItems } from "#app/cms/timeline.server.ts";
import { spreadOver } from "#app/domain/spread-over.ts";
import type { TimelineData } from "./timeline-data.ts";

/** The history, whole or as many moments spread over it as the editor wants. Only the whole has pictures. */
export async function loadTimeline(
  { limit }: BlockOf<"blocks.timeline">,
  context: BlockContext,
): Promise<TimelineData> {
  const items = await listTimelineItems(context);
  const isShort = limit !== null && limit < items.length;
  return spreadOver(items, limit).map(({ year, title, text, image }) => ({
    year,
    title,
    text,
    image: isShort ? null : image,
  }));
}
