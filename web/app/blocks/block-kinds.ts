import type { PagePart, ViewBlock } from "./view-block.ts";

const liveKinds = [
  "blocks.cart",
  "blocks.circuit-map",
  "blocks.countdown",
  "blocks.event-list",
  "blocks.faq",
  "blocks.featured-events",
  "blocks.form",
  "blocks.gallery",
  "blocks.live-cameras",
  "blocks.next-event",
  "blocks.posters",
  "blocks.ticket-shop",
] as const satisfies ViewBlock["__component"][];

type BlockWithScripts = Extract<ViewBlock, { __component: (typeof liveKinds)[number] }>;

/** Forms: live as well, but with more code than all others. */
export type FormViewBlock = Extract<ViewBlock, { __component: "blocks.form" }>;

/** Blocks that scripts bring to life: they tick, filter as you type, or open a dialog. */
export type LiveViewBlock = Exclude<BlockWithScripts, FormViewBlock>;

/** All other blocks: they stay as the server wrote them. */
export type StillViewBlock = Exclude<PagePart, BlockWithScripts>;

/** Tells whether a block is live; any other is still. */
export function isLive(block: PagePart): block is LiveViewBlock | FormViewBlock {
  return isLiveKind(block.__component);
}

/** Tells whether a kind of block, by its name in the CMS, has scripts of its own. */
export function isLiveKind(name: string): boolean {
  return liveKinds.some((kind) => kind === name);
}
