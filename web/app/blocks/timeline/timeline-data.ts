import type { TimelineItem } from "@circuit/contract/collections";

/** The moments a block shows, oldest first. */
export type TimelineData = Pick<TimelineItem, "year" | "title" | "text" | "image">[];
