import { dayAtCircuit } from "../forms/date-bounds.ts";

/** Returns the first and last day of an event in local time, as `YYYY-MM-DD`. */
export function eventDays(event: {
  startsAt: string | Date;
  endsAt: string | Date;
}): readonly [first: string, last: string] {
  return [dayAtCircuit(new Date(event.startsAt)), dayAtCircuit(new Date(event.endsAt))];
}
