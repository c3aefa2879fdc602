import { AccommodationList } from "./accommodation-list/accommodation-list.tsx";
import { AppPromotion } from "./app-promotion/app-promotion.tsx";
import { ArrangementList } from "./arrangement-list/arrangement-list.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Cards } from "./cards/cards.tsx";
import { CountdownSection } from "./countdown/countdown-section.tsx";
import { Downloads } from "./downloads/downloads.tsx";
import { EventList } from "./event-list/event-list.tsx";
import { Faq } from "./faq/faq.tsx";
import { FeaturedEvents } from "./featured-events/featured-events.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { Hero } from "./hero/hero.tsx";
import { NewsList } from "./news-list/news-list.tsx";
import { NewsletterSection } from "./newsletter/newsletter-section.tsx";
import { Partners } from "./partners/partners.tsx";
import { Posters } from "./posters/posters.tsx";
import { Quote } from "./quote/quote.tsx";
import { RichTextSection } from "./rich-text/rich-text-section.tsx";
import { Table } from "./table/table.tsx";
import { TextWithMedia } from "./text-with-media/text-with-media.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { Video } from "./video/video.tsx";
import type { ViewBlock } from "./view-block.ts";

/** The blocks of a page, in the editor's order. */
export function BlockList({ blocks }: { blocks: readonly ViewBlock[] }) {
  return blocks.map((block, index) => (
    // Blocks have no identity of their own, and never change place on a rendered page.
    // oxlint-disable-next-line react/no-array-index-key
    <BlockView key={index} block={block} isFirst={index === 0} />
  ));
}

/** Picks the view of one block; a block kind without a case is a type error. */
function BlockView({ block, isFirst }: { block: ViewBlock; isFirst: boolean }) {
  switch (block.__component) {
    case "blocks.accommodation-list":
      return <AccommodationList block={block} isFirst={isFirst} />;
    case "blocks.app-promotion":
      return <AppPromotion block={block} isFirst={isFirst} />;
    case "blocks.arrangement-list":
      return <ArrangementList block={block} isFirst={isFirst} />;
    case "blocks.call-to-action":
      return <CallToAction block={block} isFirst={isFirst} />;
    case "blocks.cards":
      return <Cards block={block} isFirst={isFirst} />;
    case "blocks.countdown":
      return <CountdownSection block={block} isFirst={isFirst} />;
    case "blocks.downloads":
      return <Downloads block={block} isFirst={isFirst} />;
    case "blocks.event-list":
      return <EventList block={block} isFirst={isFirst} />;
    case "blocks.faq":
      return <Faq block={block} isFirst={isFirst} />;
    case "blocks.featured-events":
      return <FeaturedEvents block={block} isFirst={isFirst} />;
    case "blocks.gallery":
      return <Gallery block={block} isFirst={isFirst} />;
    case "blocks.hero":
      return <Hero block={block} isFirst={isFirst} />;
    case "blocks.news-list":
      return <NewsList block={block} isFirst={isFirst} />;
    case "blocks.newsletter":
      return <NewsletterSection block={block} isFirst={isFirst} />;
    case "blocks.partners":
      return <Partners block={block} isFirst={isFirst} />;
    case "blocks.posters":
      return <Posters block={block} isFirst={isFirst} />;
    case "blocks.quote":
      return <Quote block={block} isFirst={isFirst} />;
    case "blocks.rich-text":
      return <RichTextSection block={block} isFirst={isFirst} />;
    case "blocks.table":
      return <Table block={block} isFirst={isFirst} />;
    case "blocks.text-with-media":
      return <TextWithMedia block={block} isFirst={isFirst} />;
    case "blocks.timeline":
      return <Timeline block={block} isFirst={isFirst} />;
    case "blocks.video":
      return <Video block={block} isFirst={isFirst} />;
    default:
      return block satisfies never;
  }
}
