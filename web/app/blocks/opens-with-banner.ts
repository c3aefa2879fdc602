import type { BrandColour } from "@circuit/contract/field";
import type { ViewBlock } from "./view-block.ts";

const banners: ReadonlySet<ViewBlock["__component"]> = new Set([
  "blocks.hero",
  "blocks.next-event",
  "blocks.corners",
  "blocks.travel",
]);

/** Whether the first block shows the page's title as h1, so that the page needs no header above it. */
export function opensWithBanner([first]: readonly Pick<ViewBlock, "__component">[]): boolean {
  return first !== undefined && banners.has(first.__component);
}

/** Returns the colour of the opening banner if breadcrumbs stand on top of it; `null` for other openings. */
export function openingBannerColour([first]: readonly ViewBlock[]): BrandColour | null {
  if (first?.__component === "blocks.travel") return first.colour;
  return first?.__component === "blocks.corners" ? "primary" : null;
}
