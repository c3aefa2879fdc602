import type { Views } from "./view.ts";

export const accommodationTypeViews = {
  card: { fields: ["name", "slug"] },
} satisfies Views<"api::accommodation-type.accommodation-type">;
