import { picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const cards = {
  fields: ["title", "intro"],
  populate: { cards: { fields: ["title", "text", "url", "colour"], populate: { image: picture } } },
} satisfies Selection<"blocks.cards">;
