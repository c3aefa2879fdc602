import { link, picture } from "../elements.ts";
import type { Selection } from "../view.ts";

export const callToAction = {
  fields: ["title", "text", "colour"],
  populate: { image: picture, buttons: link },
} satisfies Selection<"blocks.call-to-action">;
