import { picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const gallery = {
  fields: ["title"],
  populate: { images: picture },
} satisfies Selection<"blocks.gallery">;
