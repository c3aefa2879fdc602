import { CardGrid } from "./card-grid.tsx";
import { EventCard, type EventSummary } from "./event-card.tsx";

interface EventGridProps {
  events: readonly EventSummary[];
  headingLevel: number;
  /** The grid is what a page begins with: the picture of its first card is loaded early. */
  isFirst?: boolean | undefined;
}

/** Cards of events, in rows that are always full. */
export function EventGrid({ events, headingLevel, isFirst = false }: EventGridProps) {
  return (
    <CardGrid items={events} keyOf={({ path }) => path}>
      {(event, isLarge) => (
        <EventCard
          event={event}
          headingLevel={headingLevel}
          isLarge={isLarge}
          isFirst={isFirst && event === events[0]}
        />
      )}
    </CardGrid>
  );
}
