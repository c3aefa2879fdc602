import { link } from "../elements.ts";
import type { Selection } from "../view.ts";

export const posters = {
  fields: ["title", "intro", "filter", "limit", "wantedUrl"],
  populate: { link },
} satisfies Selection<"blocks.posters">;
