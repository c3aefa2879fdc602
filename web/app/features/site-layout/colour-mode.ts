import { useLayoutEffect, useSyncExternalStore } from "react";
import { onStoredText, storedText, storeText } from "#app/domain/stored-text.ts";
import { colourModeKey } from "./colour-mode-script.ts";

export const colourModes = ["system", "light", "dark"] as const;

export type ColourMode = (typeof colourModes)[number];

function chosenMode(): ColourMode {
  const stored = storedText(colourModeKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Stores the visitor's colour mode in this browser; other open pages pick it up. */
export function chooseColourMode(mode: ColourMode): void {
  storeText(colourModeKey, mode === "system" ? null : mode);
}

/** Returns the visitor's choice; `null` on the server and before hydration. */
export function useColourMode(): ColourMode | null {
  return useSyncExternalStore(onStoredText, chosenMode, () => null);
}

/**
 * Applies the chosen or forced colour mode to the document.
 *
 * @param forced - Mode that the page forces; `system` leaves it to the visitor.
 */
export function useAppliedColourMode(forced: ColourMode): void {
  const chosen = useColourMode();

  useLayoutEffect(() => {
    if (chosen === null) return;
    const mode = forced === "system" ? chosen : forced;
    if (mode === "system") delete document.documentElement.dataset.mode;
    else document.documentElement.dataset.mode = mode;
  }, [chosen, forced]);
}
