import { eventCard } from "../cards.ts";
import { link, picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const nextEvent = {
  fields: ["title", "tone", "colour"],
  populate: { image: picture, event: eventCard, buttons: link },
} satisfies Selection<"blocks.next-event">;
