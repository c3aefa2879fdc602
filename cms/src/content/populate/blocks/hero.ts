import { link, picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const hero = {
  fields: ["kicker", "tone", "title", "intro"],
  populate: { image: picture, buttons: link },
} satisfies Selection<"blocks.hero">;
