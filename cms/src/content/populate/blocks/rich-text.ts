import type { Selection } from "../view.ts";

export const richText = { fields: ["content"] } satisfies Selection<"blocks.rich-text">;
