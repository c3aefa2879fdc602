import type { Selection } from "../view.ts";

export const table = { fields: ["caption", "rows"] } satisfies Selection<"blocks.table">;
