import { downloadEntry } from "../elements.ts";
import type { Selection } from "../view.ts";

export const downloads = {
  fields: ["title"],
  populate: { files: downloadEntry },
} satisfies Selection<"blocks.downloads">;
