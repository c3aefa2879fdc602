/** What becomes of an event. `moved`: it is on other days, or at another time, than before; `postponed`: nobody knows when yet. */
export const eventStates = ["planned", "moved", "postponed", "cancelled"] as const;

export type EventState = (typeof eventStates)[number];

/** Whether an event is on at its dates, as far as anybody knows: nothing is sold of one that isn't, and nobody is let in. */
export function isGoingOn({ state }: { state: EventState }): boolean {
  return state === "planned" || state === "moved";
}
