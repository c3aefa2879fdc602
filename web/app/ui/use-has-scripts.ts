import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts run: `false` in the server's HTML and until hydration. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
