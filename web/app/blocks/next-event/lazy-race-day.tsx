import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(
  lazyWithRetry(async () => (await import("./race-day/race-day-board.tsx")).RaceDayBoard),
);

/** Loads the board's code before the browser renders a page with it. */
export const loadRaceDay = part.need;

/** Board of a day with an event; the server's HTML stays until the code is loaded. */
export const LazyRaceDay = part.Part;

if (import.meta.env.SSR) await part.need();
