import type { Views } from "./view.ts";

export const redirectViews = {
  card: { fields: ["from", "to", "permanent"] },
} satisfies Views<"api::redirect.redirect">;
