import type { Selection } from "../view.ts";

export const newsletter = { fields: ["title", "text"] } satisfies Selection<"blocks.newsletter">;
