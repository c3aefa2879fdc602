import type { ViewBlock } from "#app/blocks/view-block.ts";

const textKinds: readonly ViewBlock["__component"][] = ["blocks.rich-text", "blocks.quote", "blocks.table"];

/**
 * Divides the blocks of an article: those that open it and fit in its column of
 * text, and from the first that needs the width of the page, the rest.
 */
export function articleParts(blocks: readonly ViewBlock[]): { text: ViewBlock[]; wide: ViewBlock[] } {
  const firstWide = blocks.findIndex(({ __component: kind }) => !textKinds.includes(kind));
  const end = firstWide === -1 ? blocks.length : firstWide;
  return { text: blocks.slice(0, end), wide: blocks.slice(end) };
}
