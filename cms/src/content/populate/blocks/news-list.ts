import { link } from "../elements.ts";
import type { Selection } from "../view.ts";

export const newsList = {
  fields: ["title", "paginated", "pageSize"],
  populate: { link },
} satisfies Selection<"blocks.news-list">;
