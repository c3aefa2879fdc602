import type { Selection } from "../view.ts";

export const form = {
  fields: ["title", "text"],
  populate: { form: { fields: ["slug"] } },
} satisfies Selection<"blocks.form">;
