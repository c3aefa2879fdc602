import { useLayoutEffect, useSyncExternalStore } from "react";
import { colourModeKey } from "./colour-mode-script.ts";

export const colourModes = ["system", "light", "dark"] as const;

export type ColourMode = (typeof colourModes)[number];

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}

function chosenMode(): ColourMode {
  try {
    const stored = localStorage.getItem(colourModeKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    // The browser blocks storage, so there is no stored choice.
    return "system";
  }
}

/** Stores the visitor's colour mode in this browser; other open pages pick it up. */
export function chooseColourMode(mode: ColourMode): void {
  try {
    if (mode === "system") localStorage.removeItem(colourModeKey);
    else localStorage.setItem(colourModeKey, mode);
  } catch {
    // The browser blocks storage, so the choice has no effect.
  }
  for (const listener of listeners) listener();
}

/** Returns the visitor's choice; `null` on the server and before hydration. */
export function useColourMode(): ColourMode | null {
  return useSyncExternalStore(subscribe, chosenMode, () => null);
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
