import type { Selection } from "../view.ts";

export const form = {
  fields: ["title", "text", "aside", "asideColour"],
  populate: { form: { fields: ["slug"] } },
} satisfies Selection<"blocks.form">;
