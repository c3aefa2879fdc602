import { contentRouter } from "../../../content/content-router.ts";
import { timelineItemViews } from "../../../content/populate/timeline-item.ts";

export default contentRouter("api::timeline-item.timeline-item", timelineItemViews);
