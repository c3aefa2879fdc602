import type { BlockOf } from "@circuit/contract/content/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listArrangements } from "#app/cms/arrangements.server.ts";
import { arrangementSummary } from "#app/features/summaries/arrangement-summary.ts";

/** Loads the arrangements that the editor chose, in that order, or else all; at most `limit`. */
export async function loadArrangementList(
  { arrangements, limit }: BlockOf<"blocks.arrangement-list">,
  context: BlockContext,
) {
  const all = arrangements.length > 0 ? arrangements : await listArrangements(context);
  return all.slice(0, limit ?? all.length).map((arrangement) => arrangementSummary(arrangement, context.locale));
}
