import { useAppMode } from "./use-app-mode.ts";

/** Hidden input that keeps the app mode when a GET form is submitted. */
export function AppModeInput() {
  return useAppMode().isApp ? <input type="hidden" name="app" value="1" /> : null;
}
