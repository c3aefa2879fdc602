import { useSyncExternalStore } from "react";
import { latestStates, type States, watchAvailability } from "./availability-watch.ts";

/**
 * What is left of each ticket, by `{ticketId}/{admission}`, while the page is in view and the visitor doesn't save data.
 * Nothing until the first look: the page itself says how it was.
 */
export function useAvailability(): States {
  return useSyncExternalStore(watchAvailability, latestStates, () => noStates);
}

const noStates: States = {};
