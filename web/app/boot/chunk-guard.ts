import { latestBuildPath } from "@circuit/contract/urls/own-paths";
import { destination } from "#app/router/in-browser.ts";
import { fillableFields, type SavedFields } from "./saved-fields.ts";
import { isLeaving, hardNavigate } from "./hard-navigate.ts";

/** A page reloads for a chunk that fails to load once in this time (E04). */
const guardMs = 10_000;

const reloadedAtKey = "chunk-reload:at";
const fieldsKey = "chunk-reload:fields";

/**
 * Loads the page whole when code that it needs fails to load, as after a new build of
 * the site; on the way to another page, that one. After any reload the visitor finds
 * their scroll position and what they typed again.
 */
export function guardChunks(): void {
  addEventListener("pagehide", () => {
    if (isLeaving()) return;
    const values = fillableFields(document).map((field) => ({
      name: field.name,
      value: isChosen(field) ? field.checked : field.value,
    }));
    store(fieldsKey, { path: location.href, scrollY, values } satisfies SavedFields);
  });
  addEventListener("vite:preloadError", () => {
    // Without a network the browser would only show that there is none, and what was typed would be gone.
    if (!navigator.onLine || !isFirstFailure()) return;
    if (destination() === undefined) void reloadIfReachable();
    else void hardNavigate();
  });
}

/** Browsers may say that they are online when they aren't: then the page stays as it is. */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch(`${latestBuildPath}?${Date.now()}`).catch(() => null);
  if (answer?.ok === true) void hardNavigate();
}

/**
 * Records that code failed to load.
 *
 * @returns Whether it is the first time in ten seconds: a broken network makes no loop.
 */
export function isFirstFailure(): boolean {
  const now = Date.now();
  // Without storage nothing could stop a loop: the error screen tells instead.
  return now - Number(stored(reloadedAtKey)) >= guardMs && store(reloadedAtKey, now);
}

function isChosen(field: Element): field is HTMLInputElement {
  return field.matches("[type=checkbox],[type=radio]");
}

/** The fields saved before the page reloaded, as JSON; `null` when it didn't reload. */
export function takeSavedFields(): string | null {
  const text = stored(fieldsKey);
  store(fieldsKey, null);
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload" ? text : null;
}

/** `null` also where the browser blocks the storage. */
function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for this tab. @returns Whether the browser let us. */
function store(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
