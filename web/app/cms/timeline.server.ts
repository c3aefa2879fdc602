import { timelineItemSchema, type TimelineItem } from "@circuit/contract/collections";
import { cmsListAll, type CmsOptions } from "./client.server.ts";

/** Lists the moments of the circuit's history, by year. */
export function listTimelineItems(options: CmsOptions): Promise<TimelineItem[]> {
  return cmsListAll("timeline-items", timelineItemSchema, { sort: ["year:asc"], view: "card" }, options);
}
