import { useLayoutEffect, useSyncExternalStore } from "react";
import { colourModeKey } from "./colour-mode-script.ts";

/** The colour modes that a visitor can choose. */
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
    // The browser blocks the storage: there is no choice to remember.
    return "system";
  }
}

/** Remembers a visitor's colour mode in this browser; other open pages follow. */
export function chooseColourMode(mode: ColourMode): void {
  try {
    if (mode === "system") localStorage.removeItem(colourModeKey);
    else localStorage.setItem(colourModeKey, mode);
  } catch {
    // The browser blocks the storage, so the choice can't outlive this click: nothing changes.
  }
  for (const listener of listeners) listener();
}

/** The visitor's own choice; `null` on the server and before hydration. */
export function useColourMode(): ColourMode | null {
  return useSyncExternalStore(subscribe, chosenMode, () => null);
}

/**
 * Keeps the document in the right mode while a visitor chooses and moves on.
 *
 * @param forced - The mode the page forces; `system` leaves it to the visitor.
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
