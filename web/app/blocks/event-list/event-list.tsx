"use client";

import type { BlockProps } from "#app/blocks/view-block.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { EventGrid } from "#app/ui/event-grid.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { FilteredEvents } from "./filtered-events.tsx";
import { NoEvents } from "./no-events.tsx";

/** Upcoming events: with filters and pages, or just the next ones with a link to all. */
export function EventList({ block }: BlockProps<"blocks.event-list">) {
  const { events } = useMessages().lists;
  const { title, question, link, data } = block;
  const emptyTitle = block.emptyTitle ?? events.emptyTitle;
  const emptyText = block.emptyText ?? events.emptyText;

  if (data.filtering !== null) {
    return (
      <>
        {title ? (
          <div className="wrap">
            <SectionHead title={title} link={link} />
          </div>
        ) : null}
        <FilteredEvents
          data={data}
          filtering={data.filtering}
          question={question ?? events.question}
          headingLevel={title ? 3 : 2}
          empty={{ title: emptyTitle, text: emptyText }}
        />
      </>
    );
  }
  return (
    <section className="section wrap">
      <SectionHead title={title} size="d4" link={link} />
      {data.events.length === 0 ? (
        <NoEvents title={emptyTitle} text={emptyText} />
      ) : (
        <EventGrid events={data.events} headingLevel={title ? 3 : 2} />
      )}
    </section>
  );
}
