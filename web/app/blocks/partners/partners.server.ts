import type { BlockOf } from "@circuit/contract/content/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listPartners } from "#app/cms/collections.server.ts";

/** Loads the partners that the editor chose, in that order, or else all. */
export async function loadPartners(block: BlockOf<"blocks.partners">, context: BlockContext) {
  const partners = block.partners.length > 0 ? block.partners : await listPartners(context);
  return partners.map(({ name, url, logo }) => ({ name, url, logo }));
}
