import type { Block } from "@circuit/contract/content/blocks";
import { plainText } from "#app/domain/plain-text.ts";
import { wordCount } from "#app/domain/reading-time.ts";

/** Counts the words of an article. */
export function wordCountOfBlocks(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0);
}

function wordsOf(block: Block): number {
  switch (block.__component) {
    case "blocks.rich-text":
    case "blocks.text-with-media":
      return wordCount(plainText(block.content));
    case "blocks.quote":
      return wordCount(block.text);
    case "blocks.table":
      return wordCount(block.rows);
    default:
      return 0;
  }
}
