import { EventMoved, EventCancelled } from "./event-change.tsx";
import { EventDays } from "./event-days.tsx";
import { EventNews } from "./event-news.tsx";
import type { EventPart } from "./event-part.ts";
import { EventStays } from "./event-stays.tsx";
import { EventWay } from "./event-way.tsx";
import { SeatPlan } from "./seat-plan.tsx";

export function EventPartView({ part }: { part: EventPart }) {
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
      return <EventWay {...part.data} />;
    case "own.event-news":
      return <EventNews articles={part.data} />;
    case "own.event-stays":
      return <EventStays stays={part.data} />;
    default:
      return part satisfies never;
  }
}
