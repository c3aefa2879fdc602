import type { ComponentType } from "react";
import type { LiveViewBlock, StillViewBlock } from "./block-kinds.ts";

interface BlockViews {
  Live: ComponentType<{ block: LiveViewBlock; isFirst: boolean }> | null;
  Still: ComponentType<{ block: StillViewBlock; isFirst: boolean }> | null;
}

/**
 * The code of the blocks, as far as it is here. The server has all of it. The
 * browser gets the live part when a page shows such a block, and the rest before
 * the first page that it draws itself: what the server drew stays as it is.
 */
export const blockViews: BlockViews = { Live: null, Still: null };

/** Gets the code of the live blocks. */
export async function loadLiveBlock() {
  const { LiveBlock } = await import("./live-block.tsx");
  blockViews.Live = LiveBlock;
  return { default: LiveBlock };
}

/** Gets the code of all blocks; pages call it when the browser is about to draw them. */
export async function loadBlockViews(): Promise<void> {
  const [{ StillBlock }] = await Promise.all([import("./still-block.tsx"), loadLiveBlock()]);
  blockViews.Still = StillBlock;
}

if (import.meta.env.SSR) await loadBlockViews();
