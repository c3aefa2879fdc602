import type { Views } from "./view.ts";

export const eventTypeViews = { card: { fields: ["name", "slug"] } } satisfies Views<"api::event-type.event-type">;
