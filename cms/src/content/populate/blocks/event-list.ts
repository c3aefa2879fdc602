import { link } from "../elements.ts";
import type { Selection } from "../view.ts";

export const eventList = {
  fields: ["title", "showFilters", "featuredFirst", "pageSize", "question", "emptyTitle", "emptyText"],
  populate: { link },
} satisfies Selection<"blocks.event-list">;
