import type { NewsSummary } from "#app/ui/news-item.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";
import type { CancelledPart, MovedPart } from "./event-change.server.ts";
import type { DayPrice } from "./event-details.ts";
import type { SeatPlanPart } from "./seat-plan.server.ts";

/** Paths of pages that an event's page links to; `null` for those that the site settings lack. */
export interface EventInfoPages {
  travelPage: string | null;
  accessibilityPage: string | null;
}

/** Section of an event's page without scripts: the browser keeps the server's HTML. */
export type EventSection =
  | SeatPlanPart
  | MovedPart
  | CancelledPart
  | { __component: "own.event-days"; data: DayPrice[] }
  | { __component: "own.event-way"; data: EventInfoPages }
  | { __component: "own.event-news"; data: NewsSummary[] }
  | { __component: "own.event-stays"; data: StaySummary[] };
