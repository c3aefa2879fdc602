import { BlockList } from "#app/blocks/block-list.tsx";
import { EventBar } from "#app/features/event-detail/event-bar.tsx";
import { eventAnchors } from "#app/features/event-detail/event-details.ts";
import { EventFacts } from "#app/features/event-detail/event-facts.tsx";
import { EventHero } from "#app/features/event-detail/event-hero.tsx";
import { EventColumns, EventPage } from "#app/features/event-detail/event-page.tsx";
import { EventPanel } from "#app/features/event-detail/event-panel.tsx";
import { EventProgramme } from "#app/features/event-detail/event-programme.tsx";
import { EventTickets } from "#app/features/event-detail/event-tickets.tsx";
import { LazyTicketPart } from "#app/features/shop/choose/lazy-ticket-part.tsx";
import type { loadEventDetail } from "./event-detail.server.ts";

/** The page of an event; for a cancelled or postponed event, what ticket holders can do. */
export function EventDetail({ data }: { data: Awaited<ReturnType<typeof loadEventDetail>> }) {
  const { event, isOff, change, sale, has, aside, ways, crumbs, blocks, more, renderedAt } = data;
  const opening = <BlockList blocks={change} />;
  if (isOff)
    return (
      <>
        {opening}
        <BlockList blocks={blocks} />
        <BlockList blocks={more} />
      </>
    );
  const panel = <EventPanel event={event} renderedAt={renderedAt} calendarPath={crumbs.at(-1)?.path ?? null} />;
  // With a seat plan the side column is full: show the panel below the programme then.
  const isPanelAside = aside.length > 0 && !has.seats;
  return (
    <EventPage
      hero={
        <>
          {opening}
          <EventHero event={event} crumbs={crumbs} />
        </>
      }
      bar={<EventBar event={event} has={has} />}
    >
      <EventColumns
        aside={
          aside.length === 0 ? null : (
            <>
              <BlockList blocks={aside} />
              {isPanelAside ? panel : null}
            </>
          )
        }
        id={eventAnchors.programme}
      >
        <EventProgramme event={event} renderedAt={renderedAt} />
        <EventFacts facts={event.facts} />
        {isPanelAside ? null : panel}
      </EventColumns>
      {sale === null ? null : (
        <EventTickets>
          <LazyTicketPart kind="event" sale={sale} from={event.path} />
        </EventTickets>
      )}
      <BlockList blocks={ways} />
      <BlockList blocks={blocks} />
      <BlockList blocks={more} />
    </EventPage>
  );
}
