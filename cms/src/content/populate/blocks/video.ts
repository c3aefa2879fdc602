import { file, picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const video = {
  fields: ["title", "description", "externalUrl"],
  populate: { file, captions: file, poster: picture },
} satisfies Selection<"blocks.video">;
