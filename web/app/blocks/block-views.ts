import type { ComponentType } from "react";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { PagePart } from "./view-block.ts";
import type { FormViewBlock, LiveViewBlock, StillViewBlock } from "./block-kinds.ts";

interface BlockViews {
  Form: ComponentType<{ block: FormViewBlock; isFirst: boolean }> | null;
  Live: ComponentType<{ block: LiveViewBlock; isFirst: boolean }> | null;
  Still: ComponentType<{ block: StillViewBlock; isFirst: boolean }> | null;
}

/**
 * The code of the blocks; `null` while it isn't loaded. The server has all of it. The
 * browser loads the code of forms and of other live blocks when a page shows such a
 * block, and the rest before the first page that it draws itself.
 */
export const blockViews: BlockViews = { Form: null, Live: null, Still: null };

/** The code of forms: as much as that of all other live blocks together. */
export const formBlockCode = lazyWithRetry(async () => {
  const { FormSection } = await import("./form/form-section.tsx");
  blockViews.Form = FormSection;
  return FormSection;
});

/** The code of the other live blocks. */
export const liveBlockCode = lazyWithRetry(async () => {
  const { LiveBlock } = await import("./live-block.tsx");
  blockViews.Live = LiveBlock;
  return LiveBlock;
});

const stillBlockCode = lazyWithRetry(async () => (await import("./still-block.tsx")).StillBlock);

/** Gets the code of all blocks; pages call it when the browser is about to draw them. */
export async function loadBlockViews(): Promise<void> {
  const [StillBlock] = await Promise.all([stillBlockCode.need(), liveBlockCode.need(), formBlockCode.need()]);
  blockViews.Still = StillBlock;
}

const ownCode = lazyWithRetry(async () => (await import("./live-block.tsx")).loadOwnCode);

/** Gets the code that some blocks have besides, for a page that the browser is about to draw. */
export async function loadOwnCode(blocks: readonly PagePart[]): Promise<void> {
  const load = await ownCode.need();
  await load(blocks);
}

if (import.meta.env.SSR) await loadBlockViews();
