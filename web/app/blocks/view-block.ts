import type { Block } from "@circuit/contract/content/blocks";
import type { OtherArrangementsPart } from "#app/features/arrangement-detail/other-arrangements.tsx";
import type { PriceExamplePart } from "#app/features/arrangement-detail/price-example.tsx";
import type { EventSection } from "#app/features/event-detail/event-part.ts";
import type { loadBlockData } from "./registry/with-data.server.ts";

/** Any block, ready to render: the editor's content, plus the data that its loader added. */
export type ViewBlock = Awaited<ReturnType<typeof loadBlockData>>;

/** Block of one kind, by its Strapi component name. */
export type ViewBlockOf<Kind extends Block["__component"]> = Extract<ViewBlock, { __component: Kind }>;

/** Page section that the site adds itself, apart from the editor's blocks. */
export type SitePart = EventSection | OtherArrangementsPart | PriceExamplePart;

/** Section of a page: an editor's block, or one that the site adds. */
export type PagePart = ViewBlock | SitePart;

/** Props of every block component; `isFirst` when the block opens the page. */
export interface BlockProps<Kind extends Block["__component"]> {
  block: ViewBlockOf<Kind>;
  isFirst: boolean;
}
