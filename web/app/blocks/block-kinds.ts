import { interactiveKinds } from "./registry/interactive-kinds.ts";
import type { PagePart, ViewBlock } from "./view-block.ts";

type BlockWithScripts = Extract<ViewBlock, { __component: (typeof interactiveKinds)[number] }>;

/** Form block: interactive too, but typed apart because its code is a large chunk of its own. */
export type FormViewBlock = Extract<ViewBlock, { __component: "blocks.form" }>;

/** Blocks that need scripts in the browser (timers, filters while typing, dialogs), except forms. */
export type InteractiveViewBlock = Exclude<BlockWithScripts, FormViewBlock>;

/** Blocks without scripts: the browser keeps the HTML that the server rendered. */
export type StaticViewBlock = Exclude<PagePart, BlockWithScripts>;

/** Whether a block needs scripts in the browser. */
export function isInteractive(block: PagePart): block is InteractiveViewBlock | FormViewBlock {
  return isInteractiveComponent(block.__component);
}

/** Whether blocks with this Strapi component name need scripts in the browser. */
export function isInteractiveComponent(name: string): boolean {
  return interactiveKinds.some((kind) => kind === name);
}
