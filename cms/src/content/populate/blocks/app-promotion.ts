import { picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const appPromotion = {
  fields: ["title", "text"],
  populate: { image: picture },
} satisfies Selection<"blocks.app-promotion">;
