// `npm run lint` writes this file from the folders of the blocks.
import { Cart } from "../cart/cart.tsx";
import { CircuitMap } from "../circuit-map/circuit-map.tsx";
import { CountdownSection } from "../countdown/countdown-section.tsx";
import { EventList } from "../event-list/event-list.tsx";
import { Faq } from "../faq/faq.tsx";
import { FeaturedEvents } from "../featured-events/featured-events.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { LiveCameras } from "../live-cameras/live-cameras.tsx";
import { NextEvent } from "../next-event/next-event.tsx";
import { Posters } from "../posters/posters.tsx";
import { TicketShop } from "../ticket-shop/ticket-shop.tsx";
import type { InteractiveViewBlock } from "../block-kinds.ts";

/** Renders a block that scripts bring to life. A block kind without one is a type error. */
export function InteractiveBlock({ block, isFirst }: { block: InteractiveViewBlock; isFirst: boolean }) {
  switch (block.__component) {
    case "blocks.cart":
      return <Cart block={block} isFirst={isFirst} />;
    case "blocks.circuit-map":
      return <CircuitMap block={block} isFirst={isFirst} />;
    case "blocks.countdown":
      return <CountdownSection block={block} isFirst={isFirst} />;
    case "blocks.event-list":
      return <EventList block={block} isFirst={isFirst} />;
    case "blocks.faq":
      return <Faq block={block} isFirst={isFirst} />;
    case "blocks.featured-events":
      return <FeaturedEvents block={block} isFirst={isFirst} />;
    case "blocks.gallery":
      return <Gallery block={block} isFirst={isFirst} />;
    case "blocks.live-cameras":
      return <LiveCameras block={block} isFirst={isFirst} />;
    case "blocks.next-event":
      return <NextEvent block={block} isFirst={isFirst} />;
    case "blocks.posters":
      return <Posters block={block} isFirst={isFirst} />;
    case "blocks.ticket-shop":
      return <TicketShop block={block} isFirst={isFirst} />;
    default:
      return block satisfies never;
  }
}

/** Re-exported to be in the same chunk, as rendering a page needs both. */
export { loadExtraBlockCode } from "../extra-block-code.ts";
