import { file } from "../elements.ts";
import type { Selection } from "../view.ts";

export const downloads = {
  fields: ["title"],
  populate: { files: { fields: ["title"], populate: { file } } },
} satisfies Selection<"blocks.downloads">;
