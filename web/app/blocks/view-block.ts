import type { Block } from "@circuit/contract/content/blocks";
import type { OtherArrangementsPart } from "#app/features/arrangement-detail/other-arrangements.tsx";
import type { PriceExamplePart } from "#app/features/arrangement-detail/price-example.tsx";
import type { EventPart } from "#app/features/event-detail/event-part.ts";
import type { withData } from "./registry/with-data.server.ts";

/** Any block, ready to be shown: the editor's content and, for lists, the data. */
export type ViewBlock = Awaited<ReturnType<typeof withData>>;

/** One block kind as its view gets it. */
export type ViewBlockOf<Kind extends Block["__component"]> = Extract<ViewBlock, { __component: Kind }>;

/** A part that the site puts on a page itself. */
export type SitePart = EventPart | OtherArrangementsPart | PriceExamplePart;

/** A part of a page: an editor's block, or one of the site's own. */
export type PagePart = ViewBlock | SitePart;

/** Props of every block view. `isFirst`: the block opens the page. */
export interface BlockProps<Kind extends Block["__component"]> {
  block: ViewBlockOf<Kind>;
  isFirst: boolean;
}
