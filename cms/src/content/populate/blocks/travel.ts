import { link, picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const travel = {
  fields: ["title", "intro", "colour"],
  populate: {
    modes: { fields: ["name", "figure", "unit", "cost", "steps"], populate: { image: picture, link } },
  },
} satisfies Selection<"blocks.travel">;
