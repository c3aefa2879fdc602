/** States of an event. A `moved` event has other dates or times than before; a `postponed` one has no new date yet. */
export const eventStates = ["planned", "moved", "postponed", "cancelled"] as const;

export type EventState = (typeof eventStates)[number];

/** Tells whether an event takes place on its dates. If not, the shop sells no tickets and the gates admit nobody. */
export function isTakingPlace({ state }: { state: EventState }): boolean {
  return state === "planned" || state === "moved";
}
