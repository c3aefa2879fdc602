import { file } from "./elements.ts";
import type { Views } from "./view.ts";

export const documentViews = {
  card: { fields: ["title", "path"], populate: { file } },
} satisfies Views<"api::document.document">;
