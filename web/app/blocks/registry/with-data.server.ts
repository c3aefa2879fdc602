// `npm run lint` writes this file from the folders of the blocks.
import type { Block } from "@circuit/contract/content/blocks";
import type { BlockContext } from "../block-context.ts";
import { loadAccommodationList } from "../accommodation-list/accommodation-list.server.ts";
import { loadArrangementList } from "../arrangement-list/arrangement-list.server.ts";
import { loadArrivalMap } from "../arrival-map/arrival-map.server.ts";
import { loadCart } from "../cart/cart.server.ts";
import { loadCircuitMap } from "../circuit-map/circuit-map.server.ts";
import { loadCorners } from "../corners/corners.server.ts";
import { loadCountdown } from "../countdown/countdown.server.ts";
import { loadEventList } from "../event-list/event-list.server.ts";
import { loadFacts } from "../facts/facts.server.ts";
import { loadFaq } from "../faq/faq.server.ts";
import { loadFeaturedEvents } from "../featured-events/featured-events.server.ts";
import { loadForm } from "../form/form.server.ts";
import { loadLiveCameras } from "../live-cameras/live-cameras.server.ts";
import { loadNewsList } from "../news-list/news-list.server.ts";
import { loadNextEvent } from "../next-event/next-event.server.ts";
import { loadPartners } from "../partners/partners.server.ts";
import { loadPosters } from "../posters/posters.server.ts";
import { loadTicketShop } from "../ticket-shop/ticket-shop.server.ts";
import { loadTimeline } from "../timeline/timeline.server.ts";

/** Adds to a block the data that it shows besides the editor's content. */
export async function loadBlockData(block: Block, context: BlockContext) {
  switch (block.__component) {
    case "blocks.accommodation-list":
      return { ...block, data: await loadAccommodationList(block, context) };
    case "blocks.arrangement-list":
      return { ...block, data: await loadArrangementList(block, context) };
    case "blocks.arrival-map":
      return { ...block, data: await loadArrivalMap(block, context) };
    case "blocks.cart":
      return { ...block, data: await loadCart(block, context) };
    case "blocks.circuit-map":
      return { ...block, data: await loadCircuitMap(block, context) };
    case "blocks.corners":
      return { ...block, data: await loadCorners(block, context) };
    case "blocks.countdown":
      return { ...block, data: await loadCountdown(block, context) };
    case "blocks.event-list":
      return { ...block, data: await loadEventList(block, context) };
    case "blocks.facts":
      return { ...block, data: await loadFacts(block, context) };
    case "blocks.faq":
      return { ...block, data: await loadFaq(block, context) };
    case "blocks.featured-events":
      return { ...block, data: await loadFeaturedEvents(block, context) };
    case "blocks.form":
      return { ...block, data: await loadForm(block, context) };
    case "blocks.live-cameras":
      return { ...block, data: await loadLiveCameras(block, context) };
    case "blocks.news-list":
      return { ...block, data: await loadNewsList(block, context) };
    case "blocks.next-event":
      return { ...block, data: await loadNextEvent(block, context) };
    case "blocks.partners":
      return { ...block, data: await loadPartners(block, context) };
    case "blocks.posters":
      return { ...block, data: await loadPosters(block, context) };
    case "blocks.ticket-shop":
      return { ...block, data: await loadTicketShop(block, context) };
    case "blocks.timeline":
      return { ...block, data: await loadTimeline(block, context) };
    default:
      return block;
  }
}
