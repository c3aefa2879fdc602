import type { Selection } from "../view.ts";

export const quote = { fields: ["text", "author", "role"] } satisfies Selection<"blocks.quote">;
