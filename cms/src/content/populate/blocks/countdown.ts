import { eventCard } from "../cards.ts";
import { link } from "../elements.ts";
import type { Selection } from "../view.ts";

export const countdown = {
  fields: ["title", "text", "until", "colour"],
  populate: { event: eventCard, buttons: link },
} satisfies Selection<"blocks.countdown">;
