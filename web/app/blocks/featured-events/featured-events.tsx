"use client";

import type { BlockProps } from "#app/blocks/view-block.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { EventCountdown } from "#app/ui/event-countdown.tsx";
import { EventGrid } from "#app/ui/event-grid.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";

/** Countdown to the next featured event on a coloured panel, and cards of the later ones. */
export function FeaturedEvents({ block: { title, colour, data } }: BlockProps<"blocks.featured-events">) {
  const { events } = useMessages().lists;
  if (data === null) return null;

  const { next, others, renderedAt } = data;
  return (
    <>
      <EventCountdown event={next} colour={colour} renderedAt={renderedAt} title={title} />
      {others.length > 0 ? (
        <section className="section wrap">
          <SectionHead title={events.alsoComing} />
          <EventGrid events={others} headingLevel={3} />
        </section>
      ) : null}
    </>
  );
}
