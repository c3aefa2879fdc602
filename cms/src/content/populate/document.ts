import { file } from "./elements.ts";
import type { Views } from "./view.ts";

export const documentViews = {
  card: { fields: ["title", "path"], populate: { file }, filters: { file: { id: { $notNull: true } } } },
} satisfies Views<"api::document.document">;
