import { lateCode } from "#app/ui/late-code.ts";
import { writtenPart } from "#app/ui/late-component.tsx";

const part = writtenPart(lateCode(async () => (await import("./race-day/race-day-board.tsx")).RaceDayBoard));

/** Gets the code, for a page with the board that the browser is about to draw. */
export const loadRaceDay = part.need;

/** The board of a day with an event: what the server wrote stays until the code has come. */
export const LateRaceDay = part.Part;

if (import.meta.env.SSR) await part.need();
