import { eventCard } from "../cards.ts";
import type { Selection } from "../view.ts";

export const featuredEvents = {
  fields: ["title", "colour"],
  populate: { events: eventCard },
} satisfies Selection<"blocks.featured-events">;
