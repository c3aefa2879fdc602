// `npm run lint` writes this file from the folders of the blocks.
import { AccommodationList } from "../accommodation-list/accommodation-list.tsx";
import { AppPromotion } from "../app-promotion/app-promotion.tsx";
import { ArrangementList } from "../arrangement-list/arrangement-list.tsx";
import { ArrivalMap } from "../arrival-map/arrival-map.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import { Cards } from "../cards/cards.tsx";
import { Corners } from "../corners/corners.tsx";
import { Downloads } from "../downloads/downloads.tsx";
import { Facts } from "../facts/facts.tsx";
import { Hero } from "../hero/hero.tsx";
import { NewsList } from "../news-list/news-list.tsx";
import { NewsletterSection } from "../newsletter/newsletter-section.tsx";
import { Partners } from "../partners/partners.tsx";
import { Quote } from "../quote/quote.tsx";
import { RichTextSection } from "../rich-text/rich-text-section.tsx";
import { Table } from "../table/table.tsx";
import { TextWithMedia } from "../text-with-media/text-with-media.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import { Travel } from "../travel/travel.tsx";
import { Video } from "../video/video.tsx";
import { SiteSection } from "../site-part.tsx";
import type { StaticViewBlock } from "../block-kinds.ts";

/** Renders a block that needs no scripts. A block kind without one is a type error. */
export function StaticBlock({ block, isFirst }: { block: StaticViewBlock; isFirst: boolean }) {
  switch (block.__component) {
    case "blocks.accommodation-list":
      return <AccommodationList block={block} isFirst={isFirst} />;
    case "blocks.app-promotion":
      return <AppPromotion block={block} isFirst={isFirst} />;
    case "blocks.arrangement-list":
      return <ArrangementList block={block} isFirst={isFirst} />;
    case "blocks.arrival-map":
      return <ArrivalMap block={block} isFirst={isFirst} />;
    case "blocks.call-to-action":
      return <CallToAction block={block} isFirst={isFirst} />;
    case "blocks.cards":
      return <Cards block={block} isFirst={isFirst} />;
    case "blocks.corners":
      return <Corners block={block} isFirst={isFirst} />;
    case "blocks.downloads":
      return <Downloads block={block} isFirst={isFirst} />;
    case "blocks.facts":
      return <Facts block={block} isFirst={isFirst} />;
    case "blocks.hero":
      return <Hero block={block} isFirst={isFirst} />;
    case "blocks.news-list":
      return <NewsList block={block} isFirst={isFirst} />;
    case "blocks.newsletter":
      return <NewsletterSection block={block} isFirst={isFirst} />;
    case "blocks.partners":
      return <Partners block={block} isFirst={isFirst} />;
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
    case "blocks.travel":
      return <Travel block={block} isFirst={isFirst} />;
    case "blocks.video":
      return <Video block={block} isFirst={isFirst} />;
    default:
      return <SiteSection part={block} />;
  }
}
