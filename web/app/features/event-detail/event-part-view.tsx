import { EventMoved, EventCancelled } from "./event-change.tsx";
import { EventDays } from "./event-days.tsx";
import { EventNews } from "./event-news.tsx";
import type { EventSection } from "./event-part.ts";
import { EventStays } from "./event-stays.tsx";
import { EventInfoLinks } from "./event-way.tsx";
import { SeatPlan } from "./seat-plan.tsx";

/** Renders a section that the site adds to an event's page. */
export function EventPartView({ part }: { part: EventSection }) {
  switch (part.__component) {
    case "own.event-moved":
      return <EventMoved data={part.data} />;
    case "own.event-off":
      return <EventCancelled data={part.data} />;
    case "own.seat-plan":
      return <SeatPlan data={part.data} />;
    case "own.event-days":
      return <EventDays days={part.data} />;
    case "own.event-way":
      return <EventInfoLinks {...part.data} />;
    case "own.event-news":
      return <EventNews articles={part.data} />;
    case "own.event-stays":
      return <EventStays stays={part.data} />;
    default:
      return part satisfies never;
  }
}
