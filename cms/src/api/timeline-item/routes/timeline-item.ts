import { contentRouter } from "../../../content-router.ts";
import { timelineItemViews } from "../../../populate/timeline-item.ts";

export default contentRouter("api::timeline-item.timeline-item", timelineItemViews);
