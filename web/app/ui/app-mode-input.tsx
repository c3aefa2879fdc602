import { useAppMode } from "./use-app-mode.ts";

/** Keeps the app mode in a form that asks for a page. */
export function AppModeInput() {
  return useAppMode().isApp ? <input type="hidden" name="app" value="1" /> : null;
}
