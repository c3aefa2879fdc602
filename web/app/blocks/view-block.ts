import type { Block, BlockOf } from "@circuit/contract/blocks";
import type { AccommodationListData } from "./accommodation-list/accommodation-list-data.ts";
import type { ArrangementListData } from "./arrangement-list/arrangement-list-data.ts";
import type { CountdownData } from "./countdown/countdown-data.ts";
import type { EventListData } from "./event-list/event-list-data.ts";
import type { FaqData } from "./faq/faq-data.ts";
import type { FeaturedEventsData } from "./featured-events/featured-events-data.ts";
import type { FormViewData } from "#app/features/forms/form-view-data.ts";
import type { EventSale } from "#app/features/shop/choose/ticket-sale.ts";
import type { NewsListData } from "./news-list/news-list-data.ts";
import type { PartnersData } from "./partners/partners-data.ts";
import type { PostersData } from "./posters/posters-data.ts";
import type { TimelineData } from "./timeline/timeline-data.ts";

/** What list blocks show beside the editor's own texts, read when the page is. */
interface BlockData {
  "blocks.accommodation-list": AccommodationListData;
  "blocks.arrangement-list": ArrangementListData;
  "blocks.countdown": CountdownData;
  "blocks.event-list": EventListData;
  "blocks.faq": FaqData;
  "blocks.featured-events": FeaturedEventsData;
  "blocks.form": FormViewData | null;
  "blocks.news-list": NewsListData;
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

/** What every block view takes. `isFirst` tells the block that opens the page. */
export interface BlockProps<Kind extends Block["__component"]> {
  block: ViewBlockOf<Kind>;
  isFirst: boolean;
}
