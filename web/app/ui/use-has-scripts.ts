import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts run on the page: `false` in the server's HTML and until they have taken the page over. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
