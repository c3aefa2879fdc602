import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(
  lazyWithRetry(async () => (await import("./race-day/race-day-board.tsx")).RaceDayBoard),
);

/** Gets the code, for a page with the board that the browser is about to draw. */
export const loadRaceDay = part.need;

/** The board of a day with an event: what the server wrote stays until the code has come. */
export const LazyRaceDay = part.Part;

if (import.meta.env.SSR) await part.need();
