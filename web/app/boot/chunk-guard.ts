import { fieldsOf, type KeptFields } from "./kept-fields.ts";

/** A page reloads for a chunk that fails to load once in this time (specification, section 9). */
const guardMs = 10_000;

const reloadedAtKey = "chunk-reload:at";
const fieldsKey = "chunk-reload:fields";

/**
 * Reloads the page when code that it needs fails to load, as after a new build of
 * the site: once in ten seconds, so that a broken network makes no loop. What a
 * visitor typed and where they were is there again afterwards.
 */
export function guardChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    try {
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(reloadedAtKey)) < guardMs) return;
      const values = fieldsOf(document).map((field) => (isChosen(field) ? field.checked : field.value));
      const kept: KeptFields = { path: location.href, scrollY, values };
      sessionStorage.setItem(reloadedAtKey, String(now));
      sessionStorage.setItem(fieldsKey, JSON.stringify(kept));
    } catch {
      // Without storage nothing could stop a loop of reloads: the error screen tells instead.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}

function isChosen(field: Element): field is HTMLInputElement {
  return field.matches("[type=checkbox],[type=radio]");
}

/** What was kept of the page before it reloaded; `null` when it didn't. */
export function takeKeptFields(): string | null {
  try {
    const text = sessionStorage.getItem(fieldsKey);
    sessionStorage.removeItem(fieldsKey);
    return text;
  } catch {
    // The browser blocks the storage.
    return null;
  }
}
