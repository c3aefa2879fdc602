import { picture } from "./elements.ts";
import type { Views } from "./view.ts";

export const timelineItemViews = {
  card: { fields: ["year", "title", "text"], populate: { image: picture } },
} satisfies Views<"api::timeline-item.timeline-item">;
