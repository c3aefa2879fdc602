import { CardGrid } from "./card-grid.tsx";
import { EventCard, type EventSummary } from "./event-card.tsx";

interface EventGridProps {
  events: readonly EventSummary[];
  headingLevel: number;
}

/** Grid of event cards whose rows are always full. */
export function EventGrid({ events, headingLevel }: EventGridProps) {
  return (
    <CardGrid items={events} keyOf={({ path }) => path}>
      {(event, isLarge) => <EventCard event={event} headingLevel={headingLevel} isLarge={isLarge} />}
    </CardGrid>
  );
}
