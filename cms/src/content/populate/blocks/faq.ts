import { link } from "../elements.ts";
import type { Selection } from "../view.ts";

export const faq = {
  fields: ["title", "showSearch", "asideTitle", "asideText"],
  populate: { categories: { fields: ["slug"] }, contactLink: link },
} satisfies Selection<"blocks.faq">;
