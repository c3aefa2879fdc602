import { picture } from "./elements.ts";
import type { Views } from "./view.ts";

export const posterViews = {
  card: { fields: ["year", "artist", "note", "state"], populate: { image: picture } },
} satisfies Views<"api::poster.poster">;
