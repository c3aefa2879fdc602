import type { EventSummary } from "#app/ui/event-card.tsx";

/** An event to come, of which nothing is sold. */
export const anyEvent: EventSummary = {
  title: "TT Drenthe",
  path: "/evenementen/tt-drenthe",
  summary: null,
  startsAt: "2027-07-02T09:00:00Z",
  endsAt: "2027-07-04T16:00:00Z",
  isFeatured: false,
  colour: "yellow",
  cover: null,
  priceFromCents: null,
  phase: "none",
  words: null,
  isPast: false,
};
