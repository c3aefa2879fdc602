import { interactiveKinds } from "./registry/interactive-kinds.ts";
import type { PagePart, ViewBlock } from "./view-block.ts";

type BlockWithScripts = Extract<ViewBlock, { __component: (typeof interactiveKinds)[number] }>;

/** Forms: interactive as well, but with more code than all others. */
export type FormViewBlock = Extract<ViewBlock, { __component: "blocks.form" }>;

/** Blocks that scripts bring to life: they tick, filter as you type, or open a dialog. */
export type InteractiveViewBlock = Exclude<BlockWithScripts, FormViewBlock>;

/** All other blocks: they stay as the server wrote them. */
export type StaticViewBlock = Exclude<PagePart, BlockWithScripts>;

/** Tells whether a block is interactive; any other is static. */
export function isInteractive(block: PagePart): block is InteractiveViewBlock | FormViewBlock {
  return isInteractiveKind(block.__component);
}

/** Tells whether a kind of block, by its name in the CMS, has scripts of its own. */
export function isInteractiveKind(name: string): boolean {
  return interactiveKinds.some((kind) => kind === name);
}
