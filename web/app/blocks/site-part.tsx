import { OtherArrangements } from "#app/features/arrangement-detail/other-arrangements.tsx";
import { PriceExample } from "#app/features/arrangement-detail/price-example.tsx";
import { EventPartView } from "#app/features/event-detail/event-part-view.tsx";
import type { SitePart as Part } from "./view-block.ts";

/** Renders a page section that the site adds itself, apart from the editor's blocks. */
export function SiteSection({ part }: { part: Part }) {
  switch (part.__component) {
    case "own.other-arrangements":
      return <OtherArrangements arrangements={part.data} />;
    case "own.price-example":
      return <PriceExample arrangement={part.data} />;
    default:
      return <EventPartView part={part} />;
  }
}
