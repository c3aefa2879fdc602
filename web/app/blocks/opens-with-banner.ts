import type { BrandColour } from "@circuit/contract/field";
import type { ViewBlock } from "./view-block.ts";

const banners: ReadonlySet<ViewBlock["__component"]> = new Set([
  "blocks.hero",
  "blocks.next-event",
  "blocks.corners",
  "blocks.travel",
]);

/** Whether a page's first block has the page's title and opens it: then the page has no header of its own. */
export function opensWithBanner([first]: readonly Pick<ViewBlock, "__component">[]): boolean {
  return first !== undefined && banners.has(first.__component);
}

/** Colour of the field that opens a page and has the way home on top; `null` for a page that opens otherwise. */
export function openingBannerColour([first]: readonly ViewBlock[]): BrandColour | null {
  if (first?.__component === "blocks.travel") return first.colour;
  return first?.__component === "blocks.corners" ? "primary" : null;
}
