import { link } from "../elements.ts";
import type { Selection } from "../view.ts";

export const accommodationList = {
  fields: ["title", "showFilters", "limit", "question"],
  populate: { link },
} satisfies Selection<"blocks.accommodation-list">;
