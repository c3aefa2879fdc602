import { accommodationCard } from "./cards.ts";
import type { Views } from "./view.ts";

export const accommodationViews = { card: accommodationCard } satisfies Views<"api::accommodation.accommodation">;
