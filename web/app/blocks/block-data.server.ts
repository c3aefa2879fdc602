import { readBlocks, type Block } from "@circuit/contract/blocks";
import { notFound } from "#app/cms/cms-loader.server.ts";
import { headlineEvent } from "#app/cms/headline-event.server.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { cartInvitation } from "#app/features/shop/choose/cart-invitation.server.ts";
import { log } from "#app/log.server.ts";
import { loadAccommodationList } from "./accommodation-list/accommodation-list.server.ts";
import { loadArrangementList } from "./arrangement-list/arrangement-list.server.ts";
import type { BlockContext } from "./block-context.ts";
import { loadCircuitMap } from "./circuit-map/circuit-map.server.ts";
import { loadArrivalMap } from "./arrival-map/arrival-map.server.ts";
import { loadCorners } from "./corners/corners.server.ts";
import { loadCountdown } from "./countdown/countdown.server.ts";
import { loadEventList } from "./event-list/event-list.server.ts";
import { openingState } from "./facts/opening-state.server.ts";
import { loadFaq } from "./faq/faq.server.ts";
import { loadFeaturedEvents } from "./featured-events/featured-events.server.ts";
import { loadForm } from "./form/form.server.ts";
import { loadLiveCameras } from "./live-cameras/live-cameras.server.ts";
import { loadNextEvent } from "./next-event/next-event.server.ts";
import { loadNewsList } from "./news-list/news-list.server.ts";
import { loadPartners } from "./partners/partners.server.ts";
import { loadPosters } from "./posters/posters.server.ts";
import { loadTicketShop } from "./ticket-shop/ticket-shop.server.ts";
import { loadTimeline } from "./timeline/timeline.server.ts";
import type { ViewBlock } from "./view-block.ts";

/**
 * Reads a dynamic zone and the data its lists show. Blocks the site can't show
 * are logged and left out.
 *
 * @param zone - The dynamic zone as the content system answers it.
 * @param request.url - Address of the page: blocks get the parameters of its query that a page may read.
 * @throws {CmsError | CmsContractError} The data of a list can't be read.
 */
export async function toViewBlocks(
  zone: readonly unknown[],
  { url, ...request }: Omit<BlockContext, "query" | "notFound" | "headline"> & { url: URL },
): Promise<ViewBlock[]> {
  const { blocks, dropped } = readBlocks(zone);
  for (const { component, reason } of dropped) {
    log.error("Block is left out", { path: url.pathname, component, reason });
  }
  const opening = blocks.find((block) => block.__component === "blocks.next-event");
  const headline = opening === undefined ? null : await headlineEvent(opening.event, request, request);
  const context = { ...request, headline, query: readPageQuery(url.searchParams), notFound: () => notFound(url) };
  return Promise.all(blocks.map((block) => withData(block, context)));
}

async function withData(block: Block, context: BlockContext): Promise<ViewBlock> {
  switch (block.__component) {
    case "blocks.accommodation-list":
      return { ...block, data: await loadAccommodationList(block, context) };
    case "blocks.arrangement-list":
      return { ...block, data: await loadArrangementList(block, context) };
    case "blocks.arrival-map":
      return { ...block, data: await loadArrivalMap(block, context) };
    case "blocks.cart":
      return { ...block, data: await cartInvitation(context, context) };
    case "blocks.circuit-map":
      return { ...block, data: await loadCircuitMap(context) };
    case "blocks.corners":
      return { ...block, data: await loadCorners(context) };
    case "blocks.countdown":
      return { ...block, data: await loadCountdown(block, context) };
    case "blocks.event-list":
      return { ...block, data: await loadEventList(block, context) };
    case "blocks.facts":
      return { ...block, data: openingState(block, context) };
    case "blocks.faq":
      return { ...block, data: await loadFaq(block, context) };
    case "blocks.featured-events":
      return { ...block, data: await loadFeaturedEvents(block, context) };
    case "blocks.form":
      return { ...block, data: await loadForm(block, context) };
    case "blocks.live-cameras":
      return { ...block, data: await loadLiveCameras(context) };
    case "blocks.news-list":
      return { ...block, data: await loadNewsList(block, context) };
    case "blocks.next-event":
      return { ...block, data: await loadNextEvent(context) };
    case "blocks.partners":
      return { ...block, data: await loadPartners(block, context) };
    case "blocks.posters":
      return { ...block, data: await loadPosters(block, context) };
    case "blocks.ticket-shop":
      return { ...block, data: await loadTicketShop(context) };
    case "blocks.timeline":
      return { ...block, data: await loadTimeline(block, context) };
    default:
      return block;
  }
}
