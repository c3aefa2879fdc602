import { partnerCard } from "../cards.ts";
import type { Selection } from "../view.ts";

export const partners = {
  fields: ["title"],
  populate: { partners: partnerCard },
} satisfies Selection<"blocks.partners">;
