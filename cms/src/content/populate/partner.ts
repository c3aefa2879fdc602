import { partnerCard } from "./cards.ts";
import type { Views } from "./view.ts";

export const partnerViews = { card: partnerCard } satisfies Views<"api::partner.partner">;
