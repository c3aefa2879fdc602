import { latestBuildPath } from "@circuit/contract/urls/own-paths";
import { destination } from "#app/router/in-browser.ts";
import { fillableFields, type SavedFields } from "./saved-fields.ts";
import { isFullLoadUnderWay, hardNavigate } from "./hard-navigate.ts";

/** Time in which a failing chunk reloads the page only once, in milliseconds (E04). */
const guardMs = 10_000;

const reloadedAtKey = "chunk-reload:at";
const fieldsKey = "chunk-reload:fields";

/**
 * Reloads the page when a chunk of its code fails to load, as after a new build of the site; during a navigation it
 * loads the target page instead. Saves scroll position and typed input for `restoreFields`.
 */
export function guardChunks(): void {
  addEventListener("pagehide", () => {
    if (isFullLoadUnderWay()) return;
    const values = fillableFields(document).map((field) => ({
      name: field.name,
      value: isChosen(field) ? field.checked : field.value,
    }));
    store(fieldsKey, { path: location.href, scrollY, values } satisfies SavedFields);
  });
  addEventListener("vite:preloadError", () => {
    // Offline, a reload would show the browser's error page and lose what the visitor typed.
    if (!navigator.onLine || !isFirstFailure()) return;
    if (destination() === undefined) void reloadIfReachable();
    else void hardNavigate();
  });
}

/** Reloads only when the site answers: `navigator.onLine` may be true without a connection. */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch(`${latestBuildPath}?${Date.now()}`).catch(() => null);
  if (answer?.ok === true) void hardNavigate();
}

/**
 * Records that code failed to load.
 *
 * @returns Whether it is the first failure in ten seconds: reloading for each would be a loop.
 */
export function isFirstFailure(): boolean {
  const now = Date.now();
  // Without storage nothing could stop a loop: then no failure counts as the first.
  return now - Number(stored(reloadedAtKey)) >= guardMs && store(reloadedAtKey, now);
}

function isChosen(field: Element): field is HTMLInputElement {
  return field.matches("[type=checkbox],[type=radio]");
}

/** Returns the fields saved before a reload, as JSON, and removes them; `null` when the page wasn't reloaded. */
export function takeSavedFields(): string | null {
  const text = stored(fieldsKey);
  store(fieldsKey, null);
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload" ? text : null;
}

/** Reads a value of this tab; `null` also where the browser blocks the storage. */
function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this tab. @returns Whether the browser allowed it. */
function store(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
