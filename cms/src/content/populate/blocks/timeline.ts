import { link } from "../elements.ts";
import type { Selection } from "../view.ts";

export const timeline = {
  fields: ["title", "intro", "limit"],
  populate: { link },
} satisfies Selection<"blocks.timeline">;
