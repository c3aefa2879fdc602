import type { Block, BlockOf } from "@circuit/contract/blocks";
import type { AccommodationListData } from "./accommodation-list/accommodation-list-data.ts";
import type { ArrangementListData } from "./arrangement-list/arrangement-list-data.ts";
import type { ArrivalMapData } from "./arrival-map/arrival-map-data.ts";
import type { CircuitMapData } from "#app/features/circuit-map/map-data.ts";
import type { CornersData } from "./corners/corners-data.ts";
import type { CountdownData } from "./countdown/countdown-data.ts";
import type { EventListData } from "./event-list/event-list-data.ts";
import type { FaqData } from "./faq/faq-data.ts";
import type { FeaturedEventsData } from "./featured-events/featured-events-data.ts";
import type { OtherArrangementsPart } from "#app/features/arrangement-detail/other-arrangements.tsx";
import type { PriceExamplePart } from "#app/features/arrangement-detail/price-example.tsx";
import type { EventPart } from "#app/features/event-detail/event-part.ts";
import type { FormBlockData } from "#app/features/forms/form-view-data.ts";
import type { CameraWallData } from "#app/features/live-cameras/camera-wall-data.ts";
import type { CartInvitation } from "#app/features/shop/cart/cart-data.ts";
import type { EventSale } from "#app/features/shop/choose/ticket-sale.ts";
import type { NewsListData } from "./news-list/news-list-data.ts";
import type { NextEventData } from "./next-event/next-event-data.ts";
import type { PartnersData } from "./partners/partners-data.ts";
import type { PostersData } from "./posters/posters-data.ts";
import type { TimelineData } from "./timeline/timeline-data.ts";

/** What list blocks show beside the editor's own texts, read when the page is. */
interface BlockData {
  "blocks.accommodation-list": AccommodationListData;
  "blocks.arrangement-list": ArrangementListData;
  "blocks.arrival-map": ArrivalMapData | null;
  "blocks.cart": CartInvitation | null;
  "blocks.circuit-map": CircuitMapData | null;
  "blocks.corners": CornersData | null;
  "blocks.countdown": CountdownData;
  "blocks.event-list": EventListData;
  /** Whether the office is open now, in words; `null` without hours. */
  "blocks.facts": string | null;
  "blocks.faq": FaqData;
  "blocks.featured-events": FeaturedEventsData;
  "blocks.form": FormBlockData | null;
  "blocks.live-cameras": CameraWallData;
  "blocks.news-list": NewsListData;
  "blocks.next-event": NextEventData;
  "blocks.partners": PartnersData;
  "blocks.posters": PostersData;
  "blocks.ticket-shop": EventSale[];
  "blocks.timeline": TimelineData;
}

type DataKind = keyof BlockData;

/** One block kind as its view gets it: the editor's content and, for lists, the data. */
export type ViewBlockOf<Kind extends Block["__component"]> = Kind extends DataKind
  ? BlockOf<Kind> & { data: BlockData[Kind] }
  : BlockOf<Kind>;

/** Any block, ready to be shown. */
export type ViewBlock = { [Kind in Block["__component"]]: ViewBlockOf<Kind> }[Block["__component"]];

/** What stands in a list of blocks: an editor's, or a part that the site puts on a page itself. */
export type PagePart = ViewBlock | EventPart | OtherArrangementsPart | PriceExamplePart;

/** What every block view takes. `isFirst` tells the block that opens the page. */
export interface BlockProps<Kind extends Block["__component"]> {
  block: ViewBlockOf<Kind>;
  isFirst: boolean;
}
