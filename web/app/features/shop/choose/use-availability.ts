import { useSyncExternalStore } from "react";
import { latestStates, type States, watchAvailability } from "./availability-watch.ts";

/** Returns the availability by `{ticketId}/{admission}`, kept current while the page is visible; empty at first. */
export function useAvailability(): States {
  return useSyncExternalStore(watchAvailability, latestStates, () => noStates);
}

const noStates: States = {};
