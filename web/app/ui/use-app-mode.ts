import { useLocation } from "react-router";
import { inAppMode, isAppMode } from "#app/domain/app-mode.ts";

/** Gives what keeps a link of this site in the mode of the page: without header and footer in the circuit's app. */
export function useAppMode(): { isApp: boolean; keepMode: (href: string) => string } {
  const isApp = isAppMode(useLocation().search);
  return { isApp, keepMode: isApp ? inAppMode : (href) => href };
}
