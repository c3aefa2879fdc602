import { arrangementCard } from "../cards.ts";
import { link } from "../elements.ts";
import type { Selection } from "../view.ts";

export const arrangementList = {
  fields: ["title", "limit"],
  populate: { arrangements: arrangementCard, link },
} satisfies Selection<"blocks.arrangement-list">;
