import { link, picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const textWithMedia = {
  fields: ["title", "content", "imagePosition", "colour"],
  populate: { image: picture, buttons: link },
} satisfies Selection<"blocks.text-with-media">;
