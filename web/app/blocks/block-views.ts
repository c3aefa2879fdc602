import type { ComponentType } from "react";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { PagePart } from "./view-block.ts";
import type { FormViewBlock, InteractiveViewBlock, StaticViewBlock } from "./block-kinds.ts";

interface BlockViews {
  Form: ComponentType<{ block: FormViewBlock; isFirst: boolean }> | null;
  Interactive: ComponentType<{ block: InteractiveViewBlock; isFirst: boolean }> | null;
  Static: ComponentType<{ block: StaticViewBlock; isFirst: boolean }> | null;
}

/**
 * The code of the blocks; `null` while it isn't loaded. The server has all of it. The
 * browser loads the code of forms and of other interactive blocks when a page shows such a
 * block, and the rest before the first page that it draws itself.
 */
export const blockViews: BlockViews = { Form: null, Interactive: null, Static: null };

/** The code of forms: as much as that of all other interactive blocks together. */
export const formBlockCode = lazyWithRetry(async () => {
  const { FormSection } = await import("./form/form-section.tsx");
  blockViews.Form = FormSection;
  return FormSection;
});

/** The code of the other interactive blocks. */
export const interactiveBlockCode = lazyWithRetry(async () => {
  const { InteractiveBlock } = await import("./registry/interactive-block.tsx");
  blockViews.Interactive = InteractiveBlock;
  return InteractiveBlock;
});

const staticBlockCode = lazyWithRetry(async () => (await import("./registry/static-block.tsx")).StaticBlock);

/** Gets the code of all blocks; pages call it when the browser is about to draw them. */
export async function loadBlockViews(): Promise<void> {
  const [StaticBlock] = await Promise.all([staticBlockCode.need(), interactiveBlockCode.need(), formBlockCode.need()]);
  blockViews.Static = StaticBlock;
}

const ownCode = lazyWithRetry(async () => (await import("./registry/interactive-block.tsx")).loadOwnCode);

/** Gets the code that some blocks have besides, for a page that the browser is about to draw. */
export async function loadOwnCode(blocks: readonly PagePart[]): Promise<void> {
  const load = await ownCode.need();
  await load(blocks);
}

if (import.meta.env.SSR) await loadBlockViews();
