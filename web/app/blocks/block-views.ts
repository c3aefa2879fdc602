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
 * Components of the blocks; `null` while their code isn't loaded. The server loads all code at start. The browser loads
 * the code of forms and other interactive blocks when a page has one, the rest before it renders a page itself.
 */
export const blockViews: BlockViews = { Form: null, Interactive: null, Static: null };

/** Code of the form block, in a chunk of its own: it's as large as all other interactive blocks together. */
export const formBlockCode = lazyWithRetry(async () => {
  const { FormSection } = await import("./form/form-section.tsx");
  blockViews.Form = FormSection;
  return FormSection;
});

/** Code of all interactive blocks except forms. */
export const interactiveBlockCode = lazyWithRetry(async () => {
  const { InteractiveBlock } = await import("./registry/interactive-block.tsx");
  blockViews.Interactive = InteractiveBlock;
  return InteractiveBlock;
});

const staticBlockCode = lazyWithRetry(async () => (await import("./registry/static-block.tsx")).StaticBlock);

/** Loads the code of all blocks, before the browser renders a page itself. */
export async function loadBlockViews(): Promise<void> {
  const [StaticBlock] = await Promise.all([
    staticBlockCode.loadOrThrow(),
    interactiveBlockCode.loadOrThrow(),
    formBlockCode.loadOrThrow(),
  ]);
  blockViews.Static = StaticBlock;
}

const ownCode = lazyWithRetry(async () => (await import("./registry/interactive-block.tsx")).loadExtraBlockCode);

/** Loads the extra code chunks that some blocks need, before the browser renders a page with them. */
export async function loadExtraCode(blocks: readonly PagePart[]): Promise<void> {
  const load = await ownCode.loadOrThrow();
  await load(blocks);
}

if (import.meta.env.SSR) await loadBlockViews();
