import { useLocation } from "react-router";
import { addAppMode, isAppMode } from "#app/domain/app-mode.ts";

/**
 * Returns whether the page is in app mode (without header and footer), and a function that keeps a link in app mode.
 */
export function useAppMode(): { isApp: boolean; keepMode: (href: string) => string } {
  const isApp = isAppMode(useLocation().search);
  return { isApp, keepMode: isApp ? addAppMode : (href) => href };
}
